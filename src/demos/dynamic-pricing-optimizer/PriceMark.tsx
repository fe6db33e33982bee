import { clsx } from 'clsx';
import type { PlotArea } from '../shared/plot/Plot';
import styles from './PricingDemo.module.css';

interface PriceMarkProps {
  readonly area: PlotArea;
  readonly price: number;
  readonly label: string;
  readonly isBest: boolean;
}

/** A price as an upright line with its name, the best one above the one now, so that they never cover each other. */
export function PriceMark({ area, price, label, isBest }: PriceMarkProps) {
  const x = area.x(price);
  const isRight = x > (area.left + area.right) / 2;
  const y = area.top + (isBest ? 4 : 22);
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
        x={x + (isRight ? -6 : 6)}
        y={y}
        textAnchor={isRight ? 'end' : 'start'}
        className={clsx(styles.markLabel, isBest && styles.bestLabel)}
      >
        {label}
      </text>
    </>
  );
}
