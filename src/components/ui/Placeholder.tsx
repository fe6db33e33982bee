import styles from './Placeholder.module.css';
import { VisuallyHidden } from './VisuallyHidden';

interface PlaceholderProps {
  /** What will stand here: `Your cart is being read.` */
  readonly label: string;
  /** How many rows to keep room for. */
  readonly rows: number;
}

/** Calm rows in the size of what saved state will fill, so that nothing jumps and nothing untrue is said. */
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
