import { grouped } from '../../domain/numerals';
import { SegmentCountPlot } from './SegmentCountPlot';
import styles from './InsightDemo.module.css';
import type { Segmentation } from './model';
import { MAX_CLUSTERED_CUSTOMERS } from './limits';
import { recommended } from './recommended';

interface SegmentCountPlotsProps {
  readonly segmentations: readonly Segmentation[];
  readonly customers: number;
  readonly chosen: number;
}

/** The elbow and silhouette plots that help choose the number of segments. */
export function SegmentCountPlots({ segmentations, customers, chosen }: SegmentCountPlotsProps) {
  const best = recommended(segmentations);
  const silhouettes = segmentations.map(({ k, silhouette }) => ({ k, value: silhouette }));
  const distances = segmentations.map(({ k, meanSquaredDistance }) => ({ k, value: meanSquaredDistance }));
  const most = Math.max(...distances.map(({ value }) => value));
  const elbow = elbowOf(segmentations);
  return (
    <div className={styles.pair}>
      <SegmentCountPlot
        title="Silhouette"
        summary={`How much closer customers are to their own segment than to the next, on average: 1 is well separated, 0 is on the border, and below 0 is closer to another segment. It is highest with ${best?.k ?? ''} segments${customers > MAX_CLUSTERED_CUSTOMERS ? `, measured on ${grouped(MAX_CLUSTERED_CUSTOMERS)} of the customers` : ''}.`}
        label="Silhouette (−1 to 1)"
        values={silhouettes}
        chosen={chosen}
        format={(value) => value.toFixed(2)}
        domain={[
          Math.min(0, ...silhouettes.map(({ value }) => value)),
          Math.max(0.5, (best?.silhouette ?? 0) * 1.15),
        ]}
      />
      <SegmentCountPlot
        title="Elbow"
        summary={`The mean squared distance from a customer to the segment’s center. More segments bring it down; after the bend, they add little.${elbow === null ? '' : ` Here the bend is at ${elbow}, the point farthest below a straight line from first to last.`}`}
        label="Mean squared distance"
        values={distances}
        chosen={chosen}
        format={(value) => value.toFixed(2)}
        domain={[0, most * 1.15 || 1]}
      />
    </div>
  );
}

/** The elbow: the point farthest below the straight line from first to last. */
function elbowOf(segmentations: readonly Segmentation[]): number | null {
  const first = segmentations[0];
  const last = segmentations.at(-1);
  if (!first || !last || segmentations.length < 3) return null;
  const below = segmentations.map(({ k, meanSquaredDistance }) => {
    const share = (k - first.k) / (last.k - first.k);
    return {
      k,
      depth:
        first.meanSquaredDistance +
        (last.meanSquaredDistance - first.meanSquaredDistance) * share -
        meanSquaredDistance,
    };
  });
  return below.reduce((deepest, own) => (own.depth > deepest.depth ? own : deepest)).k;
}
