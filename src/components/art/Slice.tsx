import { clsx } from 'clsx';
import styles from './Slice.module.css';
import { wedgePaths } from './wedge';

interface SliceProps {
  /** How many segments the slice is cut into. */
  readonly wedges?: number;
  /** How many of them are ripe, clockwise from twelve o'clock. */
  readonly filled?: number;
  readonly className?: string | undefined;
}

/**
 * The mark: a citrus cut across. It counts something wherever it stands (steps done, a share, a rating), and is
 * decoration to a screen reader, since words beside it always say the same.
 */
export function Slice({ wedges = 8, filled = wedges, className }: SliceProps) {
  // The softened corners take some 4.5 degrees of each gap; less than 7 would close it.
  const paths = wedgePaths({ cx: 50, cy: 50, outer: 38, inner: 6 }, wedges, Math.max(7, 56 / wedges));
  return (
    <svg viewBox="0 0 100 100" className={clsx(styles.slice, className)} aria-hidden="true">
      <circle cx="50" cy="50" r="48" className={styles.rind} />
      <circle cx="50" cy="50" r="43.5" className={styles.pith} />
      {paths.map((path, index) => (
        <path key={path} d={path} className={index < filled ? styles.ripe : styles.pale} />
      ))}
    </svg>
  );
}
