import type { DrawingProps } from '../ReadingPlate';
import { ReadingPlate } from '../ReadingPlate';
import styles from '../ReadingPlate.module.css';

/** A scale with a page that outweighs a lamp, and the prize's rosette. */
export function PrizeScale(props: DrawingProps) {
  return (
    <ReadingPlate {...props} tone="onPith">
      <path d="M18 36 6 64h24zM78 20 66 48h24z" className={styles.inkLine} />
      <path d="M48 28v56" strokeWidth="4" className={styles.inkLine} />
      <path d="M18 36 78 20" strokeWidth="5" className={styles.orangeLine} />
      <circle cx="48" cy="28" r="5" className={styles.orange} />
      <path d="M9 42h18v22H9z" className={styles.paper} />
      <path d="M13 48h10M13 53h10M13 58h6" />
      <path d="M78 48v-8" strokeWidth="4" className={styles.inkLine} />
      <path d="M68 40l5-14h10l5 14z" className={styles.leaf} />
      <path d="M4 64h28a14 10 0 0 1-28 0zM64 48h28a14 10 0 0 1-28 0z" className={styles.orange} />
      <path d="M42 62l-4 16 6-3 4 5 4-5 6 3-4-16z" className={styles.plum} />
      <circle cx="48" cy="58" r="9" className={styles.plum} />
      <path d="M30 92h36l-5-9H35z" className={styles.peach} />
    </ReadingPlate>
  );
}
