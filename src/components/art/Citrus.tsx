import { clsx } from 'clsx';
import styles from './Citrus.module.css';
import { citrusShape } from './citrusShape';
import { evenly } from './segment';

interface CitrusProps {
  /** How many segments there are. */
  readonly segments?: number;
  /** How many of them are ripe, clockwise from twelve o'clock. One that is ripe in part only is pale. */
  readonly ripe?: number;
  readonly className?: string | undefined;
}

/**
 * The mark: a citrus cut across, with segments of one size. It always counts something (steps done, a share, a
 * rating), and is hidden from screen readers, since words beside it say the same.
 */
export function Citrus({ segments = 8, ripe = segments, className }: CitrusProps) {
  // Fewer than eight are further apart.
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
