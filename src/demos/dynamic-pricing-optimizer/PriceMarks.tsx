import { clsx } from 'clsx';
import { formatToCent } from '../shared/amounts';
import type { PlotArea } from '../shared/plot/Plot';
import type { Outcome } from './bestPrice';
import styles from './PricingDemo.module.css';

/** The outcomes at the labeled prices. */
export interface Marks {
  readonly now: Outcome;
  /** Null if no price is recommended. */
  readonly best: Outcome | null;
}

interface PriceMarksProps {
  readonly area: PlotArea;
  readonly marks: Marks;
  readonly currency: string;
}

/** Approximate width of a label character, in pixels. */
const CHARACTER_WIDTH = 7.5;
/** The distance of a label from its line, in pixels. */
const GAP = 6;

/** The labeled prices of a plot as vertical lines. */
export function PriceMarks({ area, marks, currency }: PriceMarksProps) {
  const markAt = ({ price }: Outcome, name: string) => {
    const label = `${name} ${formatToCent(price, currency)}`;
    return { x: area.x(price), label, width: label.length * CHARACTER_WIDTH + GAP };
  };
  const now = markAt(marks.now, 'now');
  const best = marks.best && markAt(marks.best, 'best');
  if (!best) {
    // A single label is on the side toward the middle of the plot.
    const side = now.x > (area.left + area.right) / 2 ? 'left' : 'right';
    return <Mark area={area} {...now} side={side} row={0} isBest={false} />;
  }
  const [bestPlace, nowPlace] = placeLabels(best, now, area);
  return (
    <>
      <Mark area={area} {...now} {...nowPlace} isBest={false} />
      <Mark area={area} {...best} {...bestPlace} isBest />
    </>
  );
}

interface MarkProps extends LabelPlace {
  readonly area: PlotArea;
  readonly x: number;
  readonly label: string;
  readonly isBest: boolean;
}

function Mark({ area, x, label, side, row, isBest }: MarkProps) {
  const y = area.top + (row === 0 ? 4 : 22);
  return (
    <>
      <line
        x1={x}
        x2={x}
        y1={y - 8}
        y2={area.bottom}
        className={clsx(styles.upright, isBest ? styles.best : styles.now)}
      />
      <text
        x={x + (side === 'left' ? -GAP : GAP)}
        y={y}
        textAnchor={side === 'left' ? 'end' : 'start'}
        className={clsx(styles.markLabel, isBest && styles.bestLabel)}
      >
        {label}
      </text>
    </>
  );
}

/** A vertical line of a plot with its label, in pixels. */
export interface LabeledLine {
  readonly x: number;
  /** The label's width, including its gap to the line. */
  readonly width: number;
}

/** The position of a label. Its line runs from the label's row to the axis. */
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
