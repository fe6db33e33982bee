import { RotateCcw, X } from 'lucide-react';
import { useMemo, useRef } from 'react';
import { Button } from '../../components/ui/Button';
import { counted, percent } from '../../domain/numerals';
import { CopyLink } from '../shared/CopyLink';
import { DemoOffer } from '../shared/DemoOffer';
import { useModel } from '../shared/model/useModel';
import { RangeField } from '../shared/RangeField';
import { RunStatus } from '../shared/RunStatus';
import { SeedField, seedBounds } from '../shared/SeedField';
import type { Bounds } from '../../components/ui/useSettings';
import { useSettings, wholeIn } from '../../components/ui/useSettings';
import { exampleInput } from './example';
import { exampleResult } from './example.computed';
import { ForesightSection, LossPlot } from './Foresight';
import { items } from './items';
import { lookedAtIn, readLookedAt, writeLookedAt } from './lookedAt';
import type { TrainingInput } from './model';
import styles from './PersonalizationDemo.module.css';
import { Shelf } from './Shelf';
import { shelfFor } from './shelf';
import { startModel } from './startModel';
import { TasteMap } from './TasteMap';
import { SHOPPERS } from './trial';

const example = { input: exampleInput, result: exampleResult };

const seed: Bounds = { ...seedBounds, initial: exampleInput.seed };
const factors: Bounds = { min: 2, max: 16, initial: exampleInput.factors };
const regularization: Bounds = { min: 1, max: 60, initial: exampleInput.regularization };

function readSettings(search: URLSearchParams) {
  return {
    seed: wholeIn(search, 'seed', seed),
    factors: wholeIn(search, 'factors', factors),
    regularization: wholeIn(search, 'regularization', regularization),
    looked: lookedAtIn(search),
  };
}

/** The same object as long as nothing has changed, and the example where that is what is asked for. */
function useInput(asked: TrainingInput): TrainingInput {
  const { seed: askedSeed, factors: askedFactors, regularization: askedPenalty } = asked;
  return useMemo(
    () =>
      askedSeed === exampleInput.seed &&
      askedFactors === exampleInput.factors &&
      askedPenalty === exampleInput.regularization
        ? exampleInput
        : { seed: askedSeed, factors: askedFactors, regularization: askedPenalty },
    [askedSeed, askedFactors, askedPenalty],
  );
}

/** The AI Personalization Engine, live. */
function PersonalizationDemo() {
  const [settings, change] = useSettings(readSettings);
  const model = useModel(startModel, useInput(settings), example);
  const heading = useRef<HTMLHeadingElement>(null);
  const lookedAt = readLookedAt(settings.looked);
  const shelf = shelfFor(model.result, lookedAt);
  const lookAt = (next: readonly number[]) => {
    change({ looked: writeLookedAt(next) });
  };
  const toggle = (item: number) => {
    lookAt(lookedAt.includes(item) ? lookedAt.filter((other) => other !== item) : [...lookedAt, item]);
  };

  return (
    <>
      <section className={styles.shelfSection} aria-labelledby="shelf-heading">
        <h2 id="shelf-heading" ref={heading} tabIndex={-1}>
          The shelf
        </h2>
        <div className={styles.scene}>
          <TasteMap training={model.result} lookedAt={lookedAt} shelf={shelf} />
          <div className={styles.shelf}>
            <div className={styles.tray}>
              {lookedAt.length === 0 ? (
                <p>It is sorted for nobody yet. Click what you like.</p>
              ) : (
                <ul role="list" className={styles.chips} aria-label="What you have looked at">
                  {lookedAt.map((item) => (
                    <li key={item}>
                      <button
                        type="button"
                        className={styles.chip}
                        aria-label={`Take back: ${items[item]?.name ?? ''}`}
                        onClick={() => {
                          toggle(item);
                          heading.current?.focus({ preventScroll: true });
                        }}
                      >
                        {items[item]?.name} <X aria-hidden="true" />
                      </button>
                    </li>
                  ))}
                </ul>
              )}
            </div>
            <Shelf shelf={shelf} popularity={model.result.popularity} shoppers={SHOPPERS} onToggle={toggle} />
            <div className={styles.tools}>
              <Button
                variant="quiet"
                disabled={lookedAt.length === 0}
                onClick={() => {
                  lookAt([]);
                  heading.current?.focus({ preventScroll: true });
                }}
              >
                <RotateCcw aria-hidden="true" /> Reset the shelf
              </Button>
              <CopyLink link={() => window.location.href} />
            </div>
          </div>
        </div>
      </section>
      <section
        className={styles.training}
        aria-labelledby="training-heading"
        aria-busy={model.state.kind === 'running'}
      >
        <h2 id="training-heading">Does it help?</h2>
        <div className={styles.desk}>
          <div className={styles.controls}>
            <p>
              {SHOPPERS} invented shoppers have clicked in this shop. Four clicks of each were held out; here
              is how well the others predict them. One half of the shoppers is for choosing the settings, the
              other half for scoring them: a setting looks best on what it was chosen by.
            </p>
            <RangeField
              id="factors"
              label="Factors: how finely tastes are told apart"
              value={settings.factors}
              min={factors.min}
              max={factors.max}
              step={1}
              onChange={(value) => {
                change({ factors: value });
              }}
              format={String}
            />
            <RangeField
              id="regularization"
              label="Regularization: how little is made of few clicks"
              value={settings.regularization}
              min={regularization.min}
              max={regularization.max}
              step={1}
              onChange={(value) => {
                change({ regularization: value });
              }}
              format={String}
            />
            <p className={styles.validation}>
              Choose by this: precision@5 is{' '}
              <strong>{percent(model.result.foresight.validation.personal.precisionAt5)}</strong> for the{' '}
              {SHOPPERS / 2} shoppers of the validation part. By it, {exampleInput.factors} factors and a
              regularization of {exampleInput.regularization} were the best of 21 settings.
            </p>
            <SeedField
              seed={settings.seed}
              next="Other shoppers"
              onChange={(value) => {
                change({ seed: value });
              }}
            />
            <RunStatus model={model} done={`Learned from ${SHOPPERS} shoppers.`} />
          </div>
          <ForesightSection training={model.result} />
          <LossPlot losses={model.result.losses} />
        </div>
      </section>
      <DemoOffer
        productId="ai-personalization-engine"
        settings={`${counted(lookedAt.length, 'item')} looked at, ${counted(settings.factors, 'factor')}, regularization ${settings.regularization}`}
      />
    </>
  );
}

export { PersonalizationDemo as Demo };
