/** A point on a circle; angles in degrees, 0 at twelve o'clock, clockwise. */
export function pointOnCircle(cx: number, cy: number, radius: number, angle: number): [x: number, y: number] {
  const radians = ((angle - 90) * Math.PI) / 180;
  return [round(cx + radius * Math.cos(radians)), round(cy + radius * Math.sin(radians))];
}

interface Segment {
  readonly cx: number;
  readonly cy: number;
  /** The rind-side radius. */
  readonly outer: number;
  /** The radius of the bare middle; the segment's tip stands there. */
  readonly inner: number;
  /** Where the segment starts, degrees. */
  readonly from: number;
  /** Where it ends, degrees. */
  readonly to: number;
}

/**
 * The SVG path of one segment of a cut citrus: a blunt tip towards the middle, a round back towards the rind.
 * The corners are left sharp; a round line join of the same colour softens them.
 */
export function segmentPath({ cx, cy, outer, inner, from, to }: Segment): string {
  const largeArc = to - from > 180 ? 1 : 0;
  const [x1, y1] = pointOnCircle(cx, cy, outer, from);
  const [x2, y2] = pointOnCircle(cx, cy, outer, to);
  const [x3, y3] = pointOnCircle(cx, cy, inner, (from + to) / 2);
  return `M${x3} ${y3}L${x1} ${y1}A${outer} ${outer} 0 ${largeArc} 1 ${x2} ${y2}Z`;
}

/** The segments of a whole citrus, `gap` degrees of pith between neighbours. */
export function evenSegments(
  citrus: { readonly cx: number; readonly cy: number; readonly outer: number; readonly inner: number },
  segments: number,
  gap: number,
): string[] {
  const step = 360 / segments;
  return Array.from({ length: segments }, (_, index) =>
    segmentPath({ ...citrus, from: index * step + gap / 2, to: (index + 1) * step - gap / 2 }),
  );
}

/** The SVG path of a piece of a ring: a block between two ring streets, a step of a gauge. `inner` > 0. */
export function ringPath({ cx, cy, outer, inner, from, to }: Segment): string {
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
