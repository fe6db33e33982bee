import type { DrawingProps } from '../ReadingPlate';
import { ReadingPlate } from '../ReadingPlate';
import styles from '../ReadingPlate.module.css';

/** Clicks fall at night, each into its visitor's bucket; one bucket overflows. */
export function NightlySort(props: DrawingProps) {
  return (
    <ReadingPlate {...props} tone="onPlum">
      <path d="M22 6a14 14 0 1 0 14 20A12 12 0 0 1 22 6z" className={styles.paper} />
      <path d="M13 36v18l4.5-4 3 7 3.5-1.5-3-7h6z" className={styles.plum} />
      <path
        d="M44 10v18l4.5-4 3 7 3.5-1.5-3-7h6zM43 37v18l4.5-4 3 7 3.5-1.5-3-7h6z"
        className={styles.leaf}
      />
      <path d="M72 4v18l4.5-4 3 7 3.5-1.5-3-7h6z" className={styles.orange} />
      <path
        d="M66 44v18l4.5-4 3 7 3.5-1.5-3-7h6zM82 46v18l4.5-4 3 7 3.5-1.5-3-7h6zM74 34v18l4.5-4 3 7 3.5-1.5-3-7h6z"
        className={styles.orange}
      />
      <path d="M5 64h26l-4 26H9z" className={styles.plum} />
      <path d="M35 64h26l-4 26H39z" className={styles.leaf} />
      <path d="M65 64h26l-4 26H69z" className={styles.orange} />
    </ReadingPlate>
  );
}
