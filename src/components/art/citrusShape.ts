import { inset, sectors, segmentPath } from './segment';

/** The radius of the segments at the rind, in a square of 100. */
const OUTER = 38;
/** The width of the knife between two groups of segments, degrees. */
const KNIFE = 6;
/** The most pith between two segments, degrees, and the line that softens the corners of the segments beside it. */
const WIDEST_PITH = 7;
const WIDEST_LINE = 3;

/** A citrus in the middle of a square of 100. */
interface CitrusShape<Item> {
  /** Each with its SVG path, which is empty for a share of 0. */
  readonly segments: readonly { readonly item: Item; readonly path: string }[];
  /** The width of the round line that softens the corners; it covers two thirds of the pith. */
  readonly strokeWidth: number;
}

/**
 * Cuts a citrus into a segment for each item, clockwise from twelve o'clock and as large as the item's share; a knife
 * parts the groups. `pith` is the gap between two segments in degrees; by default it is smaller where there are many.
 */
export function citrusShape<Item>(
  groups: readonly (readonly Item[])[],
  shareOf: (item: Item) => number,
  pith = Math.min(WIDEST_PITH, 90 / groups.flat().length),
): CitrusShape<Item> {
  const strokeWidth = (WIDEST_LINE / WIDEST_PITH) * Math.min(WIDEST_PITH, pith);
  const cut = groups.length > 1 ? KNIFE : 0;
  const segments = sectors(groups, shareOf, { cut }).map(({ item, ...sector }) => {
    const angle = sector.to - sector.from;
    if (angle === 0) return { item, path: '' };
    // A narrow segment keeps most of its width.
    const visible = inset(sector, Math.min(pith, angle / 3));
    // Tips are as far from the middle as they must be to fit beside each other.
    const inner = Math.max(6, Math.min(20, (strokeWidth + 1.7) / ((angle * Math.PI) / 180)));
    return { item, path: segmentPath({ cx: 50, cy: 50, outer: OUTER, inner, ...visible }) };
  });
  return { segments, strokeWidth };
}
