import { clsx } from 'clsx';
import styles from './art.module.css';
import { evenSegments } from './segment';

interface CitrusMarkProps {
  readonly cx: number;
  readonly cy: number;
  readonly r: number;
  readonly segments?: number;
  /** Number of segments in full color, clockwise from twelve; the others are pale. */
  readonly ripe?: number;
}

/** A small citrus in a larger drawing. It shows a count. */
export function CitrusMark({ cx, cy, r, segments = 8, ripe = segments }: CitrusMarkProps) {
  const paths = evenSegments(
    { cx, cy, outer: Math.round(r * 78) / 100, inner: r * 0.14 },
    segments,
    72 / segments,
  );
  const strokeWidth = r * 0.08;
  return (
    <>
      <circle
        cx={cx}
        cy={cy}
        r={r * 0.96}
        strokeWidth={strokeWidth}
        className={clsx(styles.brandLine, styles.ground)}
      />
      <path
        d={paths.slice(0, ripe).join('')}
        strokeWidth={strokeWidth}
        className={clsx(styles.brandLine, styles.brand)}
      />
      {ripe < segments && (
        <path
          d={paths.slice(ripe).join('')}
          strokeWidth={strokeWidth}
          className={clsx(styles.brandSoftLine, styles.brandSoft)}
        />
      )}
    </>
  );
}
