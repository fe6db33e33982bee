import styles from './Placeholder.module.css';
import { VisuallyHidden } from './VisuallyHidden';

interface PlaceholderProps {
  /** The loading message: `Loading your cart…` */
  readonly label: string;
  /** Number of rows to reserve. */
  readonly rows: number;
}

/**
 * Placeholder rows as tall as the content from saved state, so that nothing shifts when it loads and no wrong state
 * is shown before.
 */
export function Placeholder({ label, rows }: PlaceholderProps) {
  return (
    <div className={styles.placeholder}>
      <VisuallyHidden>{label}</VisuallyHidden>
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className={styles.row} />
      ))}
    </div>
  );
}
