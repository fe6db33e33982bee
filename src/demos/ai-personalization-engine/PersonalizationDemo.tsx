import { wrap } from 'comlink';
import { RotateCcw } from 'lucide-react';
import { useMemo, useRef } from 'react';
import { Button } from '../../components/ui/Button';
import { SettledAnnouncement } from '../../components/ui/SettledAnnouncement';
import { counted } from '../../domain/numerals';
import { CopyLink } from '../shared/CopyLink';
import { DemoOffer } from '../shared/DemoOffer';
import { Fold } from '../shared/Fold';
import type { ModelRunner } from '../shared/model/modelRunner';
import type { StartedModel } from '../shared/model/useModel';
import { useModel } from '../shared/model/useModel';
import { RunStatus } from '../shared/RunStatus';
import { SeedField, seedBounds } from '../shared/SeedField';
import type { Bounds } from '../../components/hooks/useSettings';
import { useSettings, wholeIn } from '../../components/hooks/useSettings';
import { exampleInput } from './example';
import { exampleResult } from './example.computed';
import { SHOPPER_COUNT } from './generateShoppers';
import type { Training, TrainingInput } from './model';
import styles from './PersonalizationDemo.module.css';
import { parseViewed, shelfFor } from './placements';
import { gainText, PrecisionTable, RankingSummary } from './RankingMetrics';
import { Shelf, statusOf } from './Shelf';
import { ViewedItems } from './ViewedItems';

const example = { input: exampleInput, result: exampleResult };

const seedRange: Bounds = { ...seedBounds, initial: exampleInput.seed };

function readSettings(search: URLSearchParams) {
  return {
    seed: wholeIn(search, 'seed', seedRange),
    looked: parseViewed(search.get('looked')).join('-'),
  };
}

function startModel(): StartedModel<TrainingInput, Training> {
  const worker = new Worker(
    /* webpackChunkName: "worker-ai-personalization-engine" */ new URL('./worker.ts', import.meta.url),
  );
  return { worker, runner: wrap<ModelRunner<TrainingInput, Training>>(worker) };
}

export function Demo() {
  const [{ seed, looked }, change] = useSettings(readSettings);
  const input = useMemo(
    () => (seed === exampleInput.seed ? exampleInput : { ...exampleInput, seed }),
    [seed],
  );
  const model = useModel(startModel, input, example);
  const heading = useRef<HTMLHeadingElement>(null);
  const viewed = parseViewed(looked);
  const shelf = shelfFor(model.result, viewed);
  const setViewed = (next: readonly number[]) => {
    change({ looked: next.join('-') });
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
        <ViewedItems
          viewed={viewed}
          onRemove={(item) => {
            toggle(item);
            heading.current?.focus({ preventScroll: true });
          }}
        />
        <SettledAnnouncement text={statusOf(shelf)} />
        {/* Keyed by the sample, so that its cards are replaced. Moving them would count as a layout shift. */}
        <Shelf key={model.result.popularity.join()} shelf={shelf} onToggle={toggle} />
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
        </div>
      </section>
      <section
        className={styles.training}
        aria-labelledby="training-heading"
        aria-busy={model.state.kind === 'running'}
      >
        <h2 id="training-heading">How good are the suggestions?</h2>
        <RankingSummary training={model.result} />
      </section>
      <Fold id="method" title="How we measured it">
        <p className={styles.about}>
          For each of {SHOPPER_COUNT / 2} sample shoppers, we hid four clicks and had the demo predict them
          from the shopper’s other clicks. We used other shoppers to choose the settings. The difference from
          the “customers also liked” list is {gainText(model.result.comparison.gain)}. ALS:{' '}
          <a href="https://doi.org/10.1109/ICDM.2008.22">Hu, Koren, and Volinsky (2008)</a>, alternating least
          squares. EASE: <a href="https://arxiv.org/abs/1905.03375">Steck (2019)</a>, a ridge regression of
          each item on all others.
        </p>
        <PrecisionTable comparison={model.result.comparison} />
        <SeedField
          seed={seed}
          onChange={(value) => {
            change({ seed: value });
          }}
        />
        <RunStatus model={model} done={`Trained on ${SHOPPER_COUNT} shoppers.`} />
      </Fold>
      <DemoOffer
        productId="ai-personalization-engine"
        settings={`${counted(viewed.length, 'item')} clicked, sample number ${seed}`}
      />
    </>
  );
}
