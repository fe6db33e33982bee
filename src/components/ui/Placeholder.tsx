import styles from './Placeholder.module.css';
import { VisuallyHidden } from './VisuallyHidden';

interface PlaceholderProps {
  /** What is going to be here: `Your cart is being read.` */
  readonly label: string;
  /** How many rows to reserve. */
  readonly rows: number;
}

/**
 * Quiet rows of the size of the content that saved state brings, so that nothing moves when it arrives, and an
 * initial state that may be wrong is not shown.
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
