import { clsx } from 'clsx';
import { formatToCent } from '../shared/amounts';
import type { PlotArea } from '../shared/plot/Plot';
import type { Outcome } from './bestPrice';
import type { LabelPlace } from './labelPlaces';
import { placeLabels } from './labelPlaces';
import styles from './PricingDemo.module.css';

/** Outcomes at the prices that the plots label. */
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
/** Distance of a label from its line, in pixels. */
const GAP = 6;

/** Marks prices of a plot with vertical lines and labels. */
export function PriceMarks({ area, marks, currency }: PriceMarksProps) {
  const markAt = ({ price }: Outcome, name: string) => {
    const label = `${name} ${formatToCent(price, currency)}`;
    return { x: area.x(price), label, width: label.length * CHARACTER_WIDTH + GAP };
  };
  const now = markAt(marks.now, 'current');
  const best = marks.best && markAt(marks.best, 'best');
  if (!best) {
    // Puts a single label on the side toward the middle, where it has room.
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
