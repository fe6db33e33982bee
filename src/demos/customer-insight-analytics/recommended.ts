import type { Segmentation } from './model';

/** The segmentation with the highest mean silhouette; of equal ones, the one with the fewest segments. */
export function recommended<Candidate extends Pick<Segmentation, 'k' | 'silhouette'>>(
  segmentations: readonly Candidate[],
): Candidate | null {
  return segmentations.reduce<Candidate | null>(
    (best, own) => (best === null || own.silhouette > best.silhouette ? own : best),
    null,
  );
}

/** The note below the slider; empty if there is nothing to recommend. */
export function recommendationText(
  segmentations: readonly Pick<Segmentation, 'k' | 'silhouette'>[],
  isSingleCluster: boolean,
): string {
  const best = recommended(segmentations);
  if (!best || segmentations.length === 1 || best.silhouette <= 0) return '';
  const silhouette = best.silhouette.toFixed(2);
  return isSingleCluster
    ? `The silhouette is highest with ${best.k} segments (${silhouette}).`
    : `Recommended: ${best.k}, the number with the highest silhouette (${silhouette}).`;
}
