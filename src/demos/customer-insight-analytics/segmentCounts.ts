import { enumerated } from '../../domain/numerals';

/** Minimum number of segments to try; `MAX_K` is the maximum. */
export const MIN_K = 2;
export const MAX_K = 8;

interface Judged {
  readonly k: number;
  readonly silhouette: number;
}

/** Returns the segmentation with the highest mean silhouette; in a tie, the one with the fewest segments. */
export function recommended<Candidate extends Judged>(segmentations: readonly Candidate[]): Candidate | null {
  return segmentations.reduce<Candidate | null>(
    (best, own) => (best === null || own.silhouette > best.silhouette ? own : best),
    null,
  );
}

/** Largest gap to the highest silhouette at which a number of segments counts as close. */
const CLOSE_SILHOUETTE = 0.03;

/** Returns the note below the slider; empty if there is nothing to recommend. */
export function recommendationText(segmentations: readonly Judged[], isSingleCluster: boolean): string {
  const best = recommended(segmentations);
  if (!best || segmentations.length === 1 || best.silhouette <= 0) return '';
  const close = segmentations
    .filter((own) => own.k !== best.k && best.silhouette - own.silhouette <= CLOSE_SILHOUETTE)
    .map(({ k }) => String(k));
  const closeText = close.length === 0 ? '' : ` Using ${enumerated(close, 'or')} would work nearly as well.`;
  return isSingleCluster
    ? `If you split them anyway, ${best.k} segments are the most distinct.`
    : `We recommend ${best.k} segments, because with ${best.k} the groups are easiest to tell apart.${closeText}`;
}
