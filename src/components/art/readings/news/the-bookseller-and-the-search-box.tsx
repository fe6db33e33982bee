import type { DrawingProps } from '../ReadingPlate';
import { ReadingPlate } from '../ReadingPlate';
import styles from '../ReadingPlate.module.css';

/** A book with a lighthouse in it. */
export function LighthouseInBook(props: DrawingProps) {
  return (
    <ReadingPlate {...props} tone="onPlum">
      <path d="M52 22 100 4v34L52 27z" className={styles.peach} />
      <path d="M16 20v0M28 10v0M24 36v0" strokeWidth="4" className={styles.orangeLine} />
      <path d="M38 66l4-38h12l4 38z" className={styles.paper} />
      <path d="M41 38h14l1 10H40z" className={styles.orange} />
      <path d="M42 18h12v10H42z" className={styles.peach} />
      <path d="M39 18 48 7l9 11z" className={styles.plum} />
      <path
        d="M48 88C38 80 20 80 6 84V60c14-4 32-4 42 4 10-8 28-8 42-4v24c-14-4-32-4-42 4zV64"
        className={styles.paper}
      />
      <path d="M14 67q14-2 26 3M14 75q14-2 26 3M82 67q-14-2-26 3M82 75q-14-2-26 3" />
    </ReadingPlate>
  );
}
