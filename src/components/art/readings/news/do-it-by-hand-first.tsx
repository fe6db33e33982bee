import type { DrawingProps } from '../ReadingPlate';
import { ReadingPlate } from '../ReadingPlate';
import styles from '../ReadingPlate.module.css';

/** A hand lays out what one customer should see next. */
export function ChosenByHand(props: DrawingProps) {
  return (
    <ReadingPlate {...props} tone="onOrange">
      <path d="M-2 66h26v34H-2zM72 66h26v34H72z" className={styles.paper} />
      <path d="M35 66h26v34H35z" strokeDasharray="4 4" className={styles.inkLine} />
      <path d="M7 72h8l-1 8 6 18H2l6-18z" className={styles.plum} />
      <path d="M78 72h14v26h-5V82h-4v16h-5z" className={styles.leaf} />
      <path d="M98-4 78 10l11 24 9-5z" className={styles.plum} />
      <path d="M80 14C68 14 58 20 52 30l14 14 22-12z" className={styles.peach} />
      <path d="M27 14 59 8l7 41-32 6z" className={styles.paper} />
      <path d="M37 20l-6 6 4 6 4-3 3 15 10-2-3-15 5 1 2-7-8-4q-4 5-11 3z" className={styles.orange} />
      <path d="M84 22c-8-2-16 2-28 4-5 1-5 7 0 8 10 1 20 0 31-6z" className={styles.peach} />
    </ReadingPlate>
  );
}
