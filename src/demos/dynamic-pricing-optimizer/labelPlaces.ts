import type { PlotArea } from '../shared/plot/Plot';

/** A vertical line of a plot with its label, in pixels. */
export interface LabeledLine {
  readonly x: number;
  /** The label's width, including its gap to the line. */
  readonly width: number;
}

/** The position of a label relative to its line, which runs from the label's row to the axis. */
export interface LabelPlace {
  readonly side: 'left' | 'right';
  /** 0 is the upper row. */
  readonly row: 0 | 1;
}

/**
 * Places two labels so that no line crosses a label. Labels extend outward if there is room. Otherwise one extends
 * over the other's line, one row higher.
 */
export function placeLabels(
  upper: LabeledLine,
  lower: LabeledLine,
  { left, right }: Pick<PlotArea, 'left' | 'right'>,
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
