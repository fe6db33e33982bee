import { clsx } from 'clsx';
import { formatToCent } from '../shared/amounts';
import type { PlotArea } from '../shared/plot/Plot';
import type { LabelPlace } from './labelPlaces';
import { placeAlone, placeBeside } from './labelPlaces';
import styles from './PricingDemo.module.css';

/** The prices to label; null if there is none. */
export interface Marks {
  readonly now: number | null;
  readonly best: number | null;
}

interface PriceMarksProps {
  readonly area: PlotArea;
  readonly marks: Marks;
  readonly currency: string;
}

/** Approximate width of a label character, in pixels. */
const CHARACTER = 7.5;
/** The distance of a label from its line, in pixels. */
const GAP = 6;

/** The labeled prices of a plot as vertical lines. */
export function PriceMarks({ area, marks, currency }: PriceMarksProps) {
  const markAt = (price: number | null, name: string) => {
    if (price === null) return null;
    const label = `${name} ${formatToCent(price, currency)}`;
    return { x: area.x(price), label, width: label.length * CHARACTER + GAP };
  };
  const now = markAt(marks.now, 'now');
  const best = markAt(marks.best, 'best');
  const both = now && best && placeBeside(best, now, area);
  return (
    <>
      {now && <Mark area={area} {...now} {...(both ? both[1] : placeAlone(now, area))} isBest={false} />}
      {best && <Mark area={area} {...best} {...(both ? both[0] : placeAlone(best, area))} isBest />}
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
