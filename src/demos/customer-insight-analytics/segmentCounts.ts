import type { Segmentation } from './model';

/** Fewest and most segments to try. */
export const MIN_K = 2;
export const MAX_K = 8;

type Judged = Pick<Segmentation, 'k' | 'silhouette'>;

/** The segmentation with the highest mean silhouette; of equal ones, the one with the fewest segments. */
export function recommended<Candidate extends Judged>(segmentations: readonly Candidate[]): Candidate | null {
  return segmentations.reduce<Candidate | null>(
    (best, own) => (best === null || own.silhouette > best.silhouette ? own : best),
    null,
  );
}

/** The note below the slider; empty if there is nothing to recommend. */
export function recommendationText(segmentations: readonly Judged[], isSingleCluster: boolean): string {
  const best = recommended(segmentations);
  if (!best || segmentations.length === 1 || best.silhouette <= 0) return '';
  const silhouette = best.silhouette.toFixed(2);
  return isSingleCluster
    ? `The silhouette is highest with ${best.k} segments (${silhouette}).`
    : `Recommended: ${best.k}, the number with the highest silhouette (${silhouette}).`;
}

/** The elbow: the point farthest below the straight line from first to last. */
export function elbowOf(
  segmentations: readonly Pick<Segmentation, 'k' | 'meanSquaredDistance'>[],
): number | null {
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
