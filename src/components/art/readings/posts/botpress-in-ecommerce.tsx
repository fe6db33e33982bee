import type { DrawingProps } from '../ReadingPlate';
import { ReadingPlate } from '../ReadingPlate';
import styles from '../ReadingPlate.module.css';

/** A review says that the boots are too small. */
export function BootsTooSmall(props: DrawingProps) {
  return (
    <ReadingPlate {...props} tone="onOrange">
      <path d="M12 38h18v24c2 5 10 5 14 8 4 2 4 6 4 10H12z" className={styles.plum} />
      <path d="M24 42h18v24c2 5 10 5 14 8 4 2 4 6 4 10H24z" className={styles.plum} />
      <path d="M24 84h36v5H24z" className={styles.dark} />
      <path
        d="M52 8h26a10 10 0 0 1 10 10v16a10 10 0 0 1-10 10H62L50 52V44a10 10 0 0 1-8-10V18A10 10 0 0 1 52 8z"
        className={styles.paper}
      />
      <path d="M58 20v0M72 20v0" strokeWidth="5" />
      <path d="M58 34q7-8 14 0" />
      <path d="M70 86h8a9 9 0 0 0 0-18h-8m6-6-7 6 7 6" strokeWidth="4" className={styles.orangeLine} />
    </ReadingPlate>
  );
}
