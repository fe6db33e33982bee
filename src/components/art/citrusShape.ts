import { inset, sectors, segmentPath } from './segment';

/** Outer radius of the segments, in a 100 × 100 square. */
const OUTER = 38;
/** Width in degrees of the cut between two groups of segments. */
const KNIFE = 6;
/** Maximum gap between two segments, in degrees, including the line that rounds their corners. */
const MAX_PITH = 7;
const WIDEST_LINE = 3;

interface CitrusShape<Item> {
  /** Each item with its SVG path; empty for a share of 0. */
  readonly segments: readonly { readonly item: Item; readonly path: string }[];
  /** Width of the line that rounds the corners. It covers two thirds of the gap at the rind. */
  readonly strokeWidth: number;
}

/**
 * Divides a citrus into one segment per item, clockwise from twelve o'clock and sized by the item's share,
 * with a wider cut between groups. `pith` is the gap between two segments in degrees; by default, it shrinks
 * as the number of segments grows.
 */
export function citrusShape<Item>(
  groups: readonly (readonly Item[])[],
  shareOf: (item: Item) => number,
  pith = Math.min(MAX_PITH, 90 / groups.flat().length),
): CitrusShape<Item> {
  const strokeWidth = (WIDEST_LINE / MAX_PITH) * Math.min(MAX_PITH, pith);
  const cut = groups.length > 1 ? KNIFE : 0;
  const segments = sectors(groups, shareOf, { cut }).map(({ item, ...sector }) => {
    const angle = sector.to - sector.from;
    if (angle === 0) return { item, path: '' };
    // The gap takes at most a third of a segment, so that narrow segments stay visible.
    const visible = inset(sector, Math.min(pith, angle / 3));
    // Starts segments far enough from the center that their tips don't touch.
    const inner = Math.max(6, Math.min(20, (strokeWidth + 1.7) / ((angle * Math.PI) / 180)));
    return { item, path: segmentPath({ cx: 50, cy: 50, outer: OUTER, inner, ...visible }) };
  });
  return { segments, strokeWidth };
}
