import { clsx } from 'clsx';
import { formatToCent } from '../shared/amounts';
import type { PlotArea } from '../shared/plot/Plot';
import type { Outcome } from './bestPrice';
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

/** Distance of a label from its line, in pixels. */
const GAP = 6;
/** Width that a label needs beside its line, in pixels. */
const LABEL_WIDTH = 110;

/** Marks prices of a plot with vertical lines and labels: the best price above the current one. */
export function PriceMarks({ area, marks: { now, best }, currency }: PriceMarksProps) {
  const marks = [
    ...(best ? [{ name: 'best', x: area.x(best.price), y: area.top + 4, price: best.price }] : []),
    { name: 'current', x: area.x(now.price), y: area.top + 28, price: now.price },
  ];
  return (
    <>
      {marks.map(({ name, x, y }) => (
        <line
          key={name}
          x1={x}
          x2={x}
          y1={y - 8}
          y2={area.bottom}
          className={clsx(styles.upright, name === 'best' ? styles.best : styles.now)}
        />
      ))}
      {marks.map(({ name, x, y, price }) => {
        // Labels extend away from each other, if both sides have room, or to the side with more.
        const other = marks.find((mark) => mark.name !== name);
        const room = Math.min(x - area.left, area.right - x);
        const isLeft = other && room > LABEL_WIDTH ? x < other.x : x > (area.left + area.right) / 2;
        return (
          <text
            key={name}
            x={isLeft ? x - GAP : x + GAP}
            y={y}
            textAnchor={isLeft ? 'end' : 'start'}
            className={clsx(styles.markLabel, name === 'best' && styles.bestLabel)}
          >
            {name} {formatToCent(price, currency)}
          </text>
        );
      })}
    </>
  );
}
