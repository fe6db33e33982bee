/** Returns a point on a circle. Angles are in degrees clockwise, from 0 at twelve o'clock. */
export function pointOnCircle(cx: number, cy: number, radius: number, angle: number): [x: number, y: number] {
  const radians = ((angle - 90) * Math.PI) / 180;
  return [round(cx + radius * Math.cos(radians)), round(cy + radius * Math.sin(radians))];
}

/** A slice of a circle: its start and end in degrees, clockwise from twelve o'clock. */
export interface Sector {
  readonly from: number;
  readonly to: number;
}

interface Ring {
  readonly cx: number;
  readonly cy: number;
  readonly outer: number;
  /** Radius of the empty center. */
  readonly inner: number;
}

interface Arc {
  /** Start angle of the arc, in degrees. The first sector starts half a cut later. */
  readonly start?: number;
  /** Sum of all sectors and cuts, in degrees. */
  readonly sweep?: number;
  /** Gap between two groups, in degrees. */
  readonly cut?: number;
}

/**
 * Divides a circle or an arc into one sector per item, clockwise and sized by the item's share. Each group has half
 * a cut before and after it.
 */
export function sectors<Item>(
  groups: readonly (readonly Item[])[],
  shareOf: (item: Item) => number,
  { start = 0, sweep = 360, cut = 0 }: Arc = {},
): readonly (Sector & { readonly item: Item })[] {
  const total = groups.flat().reduce((sum, item) => sum + shareOf(item), 0);
  const degrees = (sweep - cut * groups.length) / total;
  let end = start - cut / 2;
  return groups.flatMap((items) => {
    end += cut;
    return items.map((item) => {
      const from = end;
      end += shareOf(item) * degrees;
      return { item, from, to: end };
    });
  });
}

/** Gives every item the same share. */
export const evenly = () => 1;

/** Removes half of the gap, in degrees, from either side. */
export function inset({ from, to }: Sector, gap: number): Sector {
  return { from: from + gap / 2, to: to - gap / 2 };
}

/**
 * Returns the SVG path of a segment of a cut citrus: a blunt tip at the center, a round back at the rind.
 * Corners are sharp; a round line join in the same color rounds them.
 */
export function segmentPath({ cx, cy, outer, inner, from, to }: Ring & Sector): string {
  const largeArc = to - from > 180 ? 1 : 0;
  const [x1, y1] = pointOnCircle(cx, cy, outer, from);
  const [x2, y2] = pointOnCircle(cx, cy, outer, to);
  const [x3, y3] = pointOnCircle(cx, cy, inner, (from + to) / 2);
  return `M${x3} ${y3}L${x1} ${y1}A${outer} ${outer} 0 ${largeArc} 1 ${x2} ${y2}Z`;
}

/** Returns the SVG paths of equal segments of a whole citrus, with `gap` degrees between neighbors. */
export function evenSegments(ring: Ring, count: number, gap: number): readonly string[] {
  return sectors([Array.from({ length: count })], evenly).map((sector) =>
    segmentPath({ ...ring, ...inset(sector, gap) }),
  );
}

/** Returns the SVG path of a piece of a ring. `inner` must be above 0. */
export function ringPath({ cx, cy, outer, inner, from, to }: Ring & Sector): string {
  const largeArc = to - from > 180 ? 1 : 0;
  const [x1, y1] = pointOnCircle(cx, cy, outer, from);
  const [x2, y2] = pointOnCircle(cx, cy, outer, to);
  const [x3, y3] = pointOnCircle(cx, cy, inner, to);
  const [x4, y4] = pointOnCircle(cx, cy, inner, from);
  return `M${x1} ${y1}A${outer} ${outer} 0 ${largeArc} 1 ${x2} ${y2}L${x3} ${y3}A${inner} ${inner} 0 ${largeArc} 0 ${x4} ${y4}Z`;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
