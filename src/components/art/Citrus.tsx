import { clsx } from 'clsx';
import styles from './Citrus.module.css';
import { citrusShape } from './citrusShape';
import { evenly } from './segment';

interface CitrusProps {
  readonly segments?: number;
  /** Number of segments in full color, clockwise from twelve o'clock, rounded down. */
  readonly ripe?: number;
  readonly className?: string | undefined;
}

/**
 * The logo: a cut citrus with equal segments. It always counts something (steps done, a share, a rating).
 * Hidden from screen readers, because the text beside it says the same.
 */
export function Citrus({ segments = 8, ripe = segments, className }: CitrusProps) {
  const items = Array.from({ length: segments });
  const shape = citrusShape([items], evenly, segments < 8 ? 56 / segments : undefined);
  return (
    <svg
      viewBox="0 0 100 100"
      strokeWidth={shape.strokeWidth}
      className={clsx(styles.citrus, className)}
      aria-hidden="true"
    >
      <circle cx="50" cy="50" r="48" className={styles.rind} />
      <circle cx="50" cy="50" r="43.5" className={styles.pith} />
      {shape.segments.map(({ path }, index) => (
        <path key={path} d={path} className={index + 1 <= ripe ? styles.ripe : styles.pale} />
      ))}
    </svg>
  );
}
