import { clsx } from 'clsx';
import styles from './Citrus.module.css';
import { evenSegments } from './segment';

interface CitrusProps {
  /** How many segments the citrus is cut into. */
  readonly segments?: number;
  /** How many of them are ripe, clockwise from twelve o'clock. */
  readonly ripe?: number;
  readonly className?: string | undefined;
}

/**
 * The mark: a citrus cut across. It counts something wherever it stands (steps done, a share, a rating), and is
 * decoration to a screen reader, since words beside it always say the same.
 */
export function Citrus({ segments = 8, ripe = segments, className }: CitrusProps) {
  // The softened corners take some 4.5 degrees of each gap; less than 7 would close it.
  const paths = evenSegments({ cx: 50, cy: 50, outer: 38, inner: 6 }, segments, Math.max(7, 56 / segments));
  return (
    <svg viewBox="0 0 100 100" className={clsx(styles.citrus, className)} aria-hidden="true">
      <circle cx="50" cy="50" r="48" className={styles.rind} />
      <circle cx="50" cy="50" r="43.5" className={styles.pith} />
      {paths.map((path, index) => (
        <path key={path} d={path} className={index < ripe ? styles.ripe : styles.pale} />
      ))}
    </svg>
  );
}
