import { Download, RotateCcw } from 'lucide-react';
import { useMemo, useRef, useState } from 'react';
import { Button } from '../../components/ui/Button';
import { downloadText } from '../../components/sharing/downloadText';
import { counted, percent } from '../../domain/numerals';
import { CopyLink } from '../shared/CopyLink';
import { DemoOffer } from '../shared/DemoOffer';
import { Fold } from '../shared/Fold';
import { useModel } from '../shared/model/useModel';
import { RangeField } from '../shared/RangeField';
import { RunStatus } from '../shared/RunStatus';
import { SeedField, seedBounds } from '../shared/SeedField';
import type { Bounds } from '../../components/hooks/useSettings';
import { useSettings, wholeIn } from '../../components/hooks/useSettings';
import { exampleInput } from './example';
import { exampleResult } from './example.computed';
import { shelfAsCsv } from './exportShelf';
import { RankingFigures, LossPlot, RecallPlot } from './RankingMetrics';
import { viewedInUrl, parseViewed, serializeViewed } from './viewedParameter';
import type { TrainingInput } from './model';
import styles from './PersonalizationDemo.module.css';
import { Shelf } from './Shelf';
import { shelfFor } from './shelf';
import { startModel } from './startModel';
import { TasteMap } from './TasteMap';
import { ViewedItems } from './ViewedItems';
import { SHOPPER_COUNT } from './evaluationSettings';

const example = { input: exampleInput, result: exampleResult };

const seed: Bounds = { ...seedBounds, initial: exampleInput.seed };
const factors: Bounds = { min: 2, max: 16, initial: exampleInput.factors };
const regularization: Bounds = { min: 1, max: 60, initial: exampleInput.regularization };

function readSettings(search: URLSearchParams) {
  return {
    seed: wholeIn(search, 'seed', seed),
    factors: wholeIn(search, 'factors', factors),
    regularization: wholeIn(search, 'regularization', regularization),
    looked: viewedInUrl(search),
  };
}

/** Returns the same object until something changes, and the example for the example's settings. */
function useInput(asked: TrainingInput): TrainingInput {
  const { seed: askedSeed, factors: askedFactors, regularization: askedRegularization } = asked;
  return useMemo(
    () =>
      askedSeed === exampleInput.seed &&
      askedFactors === exampleInput.factors &&
      askedRegularization === exampleInput.regularization
        ? exampleInput
        : { seed: askedSeed, factors: askedFactors, regularization: askedRegularization },
    [askedSeed, askedFactors, askedRegularization],
  );
}

function PersonalizationDemo() {
  const [settings, change] = useSettings(readSettings);
  const model = useModel(startModel, useInput(settings), example);
  const heading = useRef<HTMLHeadingElement>(null);
  const viewed = parseViewed(settings.looked);
  const [chosenClick, setStruck] = useState<number | null>(null);
  const struck = chosenClick !== null && viewed.includes(chosenClick) ? chosenClick : null;
  // A struck-out click stays listed but has no effect.
  const activeClicks = viewed.filter((item) => item !== struck);
  const shelf = shelfFor(model.result, activeClicks);
  const setViewed = (next: readonly number[]) => {
    change({ looked: serializeViewed(next) });
  };
  const toggle = (item: number) => {
    setViewed(viewed.includes(item) ? viewed.filter((other) => other !== item) : [...viewed, item]);
  };

  return (
    <>
      <section className={styles.shelfSection} aria-labelledby="shelf-heading">
        <h2 id="shelf-heading" ref={heading} tabIndex={-1}>
          The shelf
        </h2>
        <div className={styles.scene}>
          <TasteMap training={model.result} viewed={activeClicks} shelf={shelf} />
          <div className={styles.shelf}>
            <ViewedItems
              training={model.result}
              viewed={viewed}
              struck={struck}
              onStrike={setStruck}
              onRemove={(item) => {
                toggle(item);
                heading.current?.focus({ preventScroll: true });
              }}
            />
            <Shelf
              shelf={shelf}
              popularity={model.result.popularity}
              shoppers={SHOPPER_COUNT}
              onToggle={toggle}
            />
            <div className={styles.tools}>
              <Button
                variant="quiet"
                aria-label="Reset the shelf"
                disabled={viewed.length === 0}
                onClick={() => {
                  setViewed([]);
                  heading.current?.focus({ preventScroll: true });
                }}
              >
                <RotateCcw aria-hidden="true" /> Reset
              </Button>
              <CopyLink link={() => window.location.href} />
              <Button
                variant="quiet"
                aria-label="Save as CSV: the shelf"
                onClick={() => {
                  downloadText('shelf.csv', 'text/csv', [shelfAsCsv(shelf)]);
                }}
              >
                <Download aria-hidden="true" /> Save as CSV
              </Button>
            </div>
          </div>
        </div>
      </section>
      <section
        className={styles.training}
        aria-labelledby="training-heading"
        aria-busy={model.state.kind === 'running'}
      >
        <h2 id="training-heading">How good are the suggestions?</h2>
        <p>
          This data is synthetic. Four clicks of each of {SHOPPER_COUNT} generated shoppers are held out, and
          predicted from the others.
        </p>
        <RankingFigures training={model.result} />
      </section>
      <Fold id="settings" title="Train the model yourself">
        <div className={styles.desk}>
          <div className={styles.controls}>
            <p>
              Choose settings on the validation set, half of the shoppers, and compare them on the test set,
              the other half. Settings look too good on the data they were chosen on.
            </p>
            <RangeField
              id="factors"
              label="Factors: dimensions of taste"
              value={settings.factors}
              min={factors.min}
              max={factors.max}
              onChange={(value) => {
                change({ factors: value });
              }}
              format={String}
            />
            <RangeField
              id="regularization"
              label="Regularization: caution with few clicks"
              value={settings.regularization}
              min={regularization.min}
              max={regularization.max}
              onChange={(value) => {
                change({ regularization: value });
              }}
              format={String}
            />
            <p className={styles.validation}>
              Precision@5 of your settings on the validation set:{' '}
              <strong>{percent(model.result.comparison.validation.personal.precisionAt5)}</strong>.
              {settings.seed === exampleInput.seed &&
                ` The default settings (${exampleInput.factors} factors, regularization ${exampleInput.regularization}) were the best of 21 for this seed, at ${percent(exampleResult.comparison.validation.personal.precisionAt5)}.`}
            </p>
            <SeedField
              seed={settings.seed}
              onChange={(value) => {
                change({ seed: value });
              }}
            />
            <RunStatus model={model} done={`Trained on ${SHOPPER_COUNT} shoppers.`} />
            <p className={styles.about}>
              Factors: <a href="https://doi.org/10.1109/ICDM.2008.22">Hu, Koren and Volinsky (2008)</a>. EASE:{' '}
              <a href="https://arxiv.org/abs/1905.03375">Steck (2019)</a>, a ridge regression of each item on
              all others, solved in closed form. Item-item:{' '}
              <a href="https://doi.org/10.1145/963770.963776">Deshpande and Karypis (2004)</a>, the cosine of
              two items’ clicks.
            </p>
          </div>
          <RecallPlot test={model.result.comparison.test} />
          <LossPlot losses={model.result.losses} />
        </div>
      </Fold>
      <DemoOffer
        productId="ai-personalization-engine"
        settings={`${counted(viewed.length, 'item')} viewed, ${counted(settings.factors, 'factor')}, regularization ${settings.regularization}`}
      />
    </>
  );
}

export { PersonalizationDemo as Demo };
