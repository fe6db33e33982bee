/** An upright line of a plot with its label, in pixels. */
export interface Mark {
  /** Where the line is. */
  readonly x: number;
  /** How wide the label is, with its distance from the line. */
  readonly width: number;
}

/** Where the label of a mark goes. Its line begins at the row of the label and ends at the axis. */
export interface LabelPlace {
  readonly side: 'left' | 'right';
  /** 0 is the upper one. */
  readonly row: 0 | 1;
}

/** Places the label of a mark that is alone: towards the middle of the plot. */
export function placeAlone({ x }: Mark, { left, right }: Edges): LabelPlace {
  return { side: x > (left + right) / 2 ? 'left' : 'right', row: 0 };
}

interface Edges {
  readonly left: number;
  readonly right: number;
}

/**
 * Places the labels of two marks so that no line crosses a label: away from each other where the plot has room. One that
 * has none there points at the other mark, so it takes the upper row, above that mark's line.
 */
export function placeBeside(
  upper: Mark,
  lower: Mark,
  { left, right }: Edges,
): readonly [LabelPlace, LabelPlace] {
  const isUpperLeft = upper.x < lower.x;
  const [leftMark, rightMark] = isUpperLeft ? [upper, lower] : [lower, upper];
  const fitsLeft = leftMark.x - leftMark.width >= left;
  const fitsRight = rightMark.x + rightMark.width <= right;
  const leftSide = fitsLeft ? 'left' : 'right';
  const rightSide = fitsRight ? 'right' : 'left';
  const isLeftAbove = fitsLeft === fitsRight ? isUpperLeft : !fitsLeft;
  const places = [
    { side: leftSide, row: isLeftAbove ? 0 : 1 },
    { side: rightSide, row: isLeftAbove ? 1 : 0 },
  ] as const;
  return isUpperLeft ? places : [places[1], places[0]];
}
