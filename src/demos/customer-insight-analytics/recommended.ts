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
