import { clsx } from 'clsx';
import { evenSegments, pointOnCircle } from '../../../components/art/segment';
import styles from './HoursDial.module.css';

const HOURS_A_DAY = 24;
const NOON = 12;
const names: Readonly<Partial<Record<number, string>>> = { 0: 'midnight', [NOON]: 'noon' };
const hours = evenSegments({ cx: 50, cy: 50, outer: 37, inner: 7 }, HOURS_A_DAY, 5);

interface HoursDialProps {
  readonly opens: number;
  readonly closes: number;
  readonly className: string;
}

/** Draws a day as a citrus with 24 segments and midnight at the top. Office hours are in full color. */
export function HoursDial({ opens, closes, className }: HoursDialProps) {
  return (
    <svg viewBox="-14 -7 114 114" className={clsx(styles.dial, className)} aria-hidden="true">
      <circle cx="50" cy="50" r="41" className={styles.rind} />
      {hours.map((path, hour) => (
        <path key={path} d={path} className={clsx(hour >= opens && hour < closes && styles.open)} />
      ))}
      {[0, opens, NOON, closes].map((hour) => {
        const [x, y] = pointOnCircle(50, 50, 53, (hour * 360) / HOURS_A_DAY);
        return (
          <text key={hour} x={x} y={y}>
            {names[hour] ?? `${hour}:00`}
          </text>
        );
      })}
    </svg>
  );
}
