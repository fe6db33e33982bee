import { clsx } from 'clsx';
import { wrap } from 'comlink';
import { mean } from 'd3-array';
import { useMemo, useState } from 'react';
import { Button } from '../../components/ui/Button';
import { counted, enumerated, grouped, percent } from '../../domain/numerals';
import type { ModelRunner } from '../shared/model/modelRunner';
import type { StartedModel } from '../shared/model/useModel';
import { useModel } from '../shared/model/useModel';
import { Plot } from '../shared/plot/Plot';
import { RunStatus } from '../shared/RunStatus';
import { customerAxes, dot, customersPerDot } from './CustomerPlot';
import { nearest, pointOf } from './customers';
import { ExportCustomers } from './ExportSegments';
import styles from './InsightDemo.module.css';
import type { InsightResult, Segmentation } from './model';
import segmentStyles from './Segments.module.css';
import type { Stability, StabilityInput } from './stability';
import { BOOTSTRAPS, STABLE_JACCARD } from './stability';

interface StabilityMapProps {
  readonly result: InsightResult;
  readonly segmentation: Segmentation;
}

/** Initial result, never shown, because none is computed at build time. */
const nothingRun: { readonly input: StabilityInput; readonly result: Stability } = {
  input: { points: [], centers: [], seed: 1 },
  result: { kept: [], jaccards: [] },
};

function startModel(): StartedModel<StabilityInput, Stability> {
  const worker = new Worker(
    /* webpackChunkName: "worker-customer-insight-analytics-stability" */ new URL(
      './stabilityWorker.ts',
      import.meta.url,
    ),
  );
  return { worker, runner: wrap<ModelRunner<StabilityInput, Stability>>(worker) };
}

/** Bootstraps the segments when the visitor presses the button. */
export function StabilityMap({ result, segmentation }: StabilityMapProps) {
  const [asked, setAsked] = useState<Segmentation | null>(null);
  const isAsked = asked === segmentation;
  return (
    <>
      <p className={styles.note}>
        Would a different sample of your customers give the same segments? We redraw your customers at random,
        with repeats, and group them again (bootstrap). Then we compare each segment with its closest match:
        the share of customers in either one who are in both (
        <a href="https://doi.org/10.1016/j.csda.2006.11.025">Jaccard similarity</a>, Hennig, 2007). A stable
        segment isn’t always a real group: one group cut in two can be stable as well.
      </p>
      <div className={styles.tools}>
        <Button
          variant="outline"
          aria-disabled={isAsked}
          onClick={() => {
            setAsked(segmentation);
          }}
        >
          Try {BOOTSTRAPS} random samples
        </Button>
      </div>
      {isAsked && <Bootstraps result={result} segmentation={segmentation} />}
    </>
  );
}

/** Runs the bootstraps in a separate worker, started on demand. */
function Bootstraps({ result, segmentation }: StabilityMapProps) {
  const input = useMemo((): StabilityInput => {
    const { customers, scaling } = result;
    return {
      points: customers.ids.map((_, index) => pointOf(customers, index, scaling)),
      centers: segmentation.segments.map(({ center }) => center),
      seed: 1,
    };
  }, [result, segmentation]);
  const model = useModel(startModel, input, nothingRun);
  const stability = model.input === input ? model.result : null;
  return (
    <>
      <RunStatus model={model} hasEarlier={false} done={stability ? doneText(stability.kept) : ''} />
      {stability && (
        <>
          <StabilityPlot result={result} segmentation={segmentation} stability={stability} />
          <div className={styles.tools}>
            <ExportCustomers result={result} segmentation={segmentation} kept={stability.kept} />
          </div>
        </>
      )}
    </>
  );
}

/** Classes of customers, by the share of bootstraps in which they keep their segment. */
const classes = [
  { from: 0.9, name: 'In at least 90% of samples', className: segmentStyles.steady },
  { from: 0.7, name: 'In 70% to 90%', className: segmentStyles.mostly },
  { from: 0, name: 'In fewer than 70%', className: segmentStyles.unsteady },
] as const;

const classOf = (share: number) => classes.findIndex(({ from }) => share >= from);

function doneText(kept: readonly number[]): string {
  const steady = kept.filter((share) => classOf(share) === 0).length;
  return `${percent(steady / kept.length)} of customers stay in the same segment in at least 90% of the ${BOOTSTRAPS} samples.`;
}

function StabilityPlot({
  result,
  segmentation: { segments },
  stability: { kept, jaccards },
}: StabilityMapProps & { readonly stability: Stability }) {
  const { customers, scaling } = result;
  const every = customersPerDot(result);
  const centers = segments.map(({ center }) => center);
  const labels = customers.ids.map((_, index) => nearest(pointOf(customers, index, scaling), centers));
  const shares = segments.map((_, place) => kept.filter((_share, index) => labels[index] === place));
  const jaccardText = (place: number) => (jaccards[place] ?? 0).toFixed(2);
  const unstable = segments
    .filter((_, place) => (jaccards[place] ?? 0) < STABLE_JACCARD)
    .map(({ name }) => name);
  return (
    <Plot
      size="tall"
      title="How often customers keep their segment"
      summary={`Average overlap, from 0 to 1 (Jaccard similarity): ${segments.map(({ name }, place) => `${name} ${jaccardText(place)}`).join(', ')}. ${unstable.length === 0 ? `All segments are stable (${STABLE_JACCARD} or more).` : `Below ${STABLE_JACCARD}, so not stable: ${enumerated(unstable, 'and')}.`} Customers near a border switch most.`}
      {...customerAxes(result)}
      legend={classes.map(({ name, className }, place) => (
        <p key={name}>
          <span className={clsx(segmentStyles.swatch, className)} aria-hidden="true" /> {name} (
          {counted(kept.filter((share) => classOf(share) === place).length, 'customer')})
        </p>
      ))}
      table={{
        columns: [
          'Segment',
          'Customers',
          'Overlap (Jaccard similarity)',
          'Kept their segment, on average',
          'Customers who keep it in fewer than 70% of samples',
        ],
        rows: segments.map(({ name, size }, place) => [
          name,
          grouped(size),
          jaccardText(place),
          percent(mean(shares[place] ?? []) ?? 0),
          grouped((shares[place] ?? []).filter((share) => share < 0.7).length),
        ]),
      }}
    >
      {(area) =>
        classes.map(({ name, className }, place) => (
          <path
            key={name}
            d={customers.ids
              .map((_, index) =>
                index % every === 0 && classOf(kept[index] ?? 0) === place
                  ? dot(area, customers.recency[index] ?? 0, customers.spend[index] ?? 0)
                  : '',
              )
              .join('')}
            className={clsx(segmentStyles.dots, className)}
          />
        ))
      }
    </Plot>
  );
}
