import type { DrawingProps } from '../ReadingPlate';
import { ReadingPlate } from '../ReadingPlate';
import styles from '../ReadingPlate.module.css';

/** A young tree with a few fruits gets a small stake. */
export function TreeWithStake(props: DrawingProps) {
  return (
    <ReadingPlate {...props} tone="onLeaf">
      <path d="M39 86V48h7v38z" className={styles.peach} />
      <path
        d="M42 4c10-2 16 4 18 9 10 1 14 12 9 19 3 10-5 19-15 17-6 7-18 7-23 0-11 1-18-8-15-17-5-8 0-18 9-19 2-6 8-10 17-9z"
        className={styles.leaf}
      />
      <path d="M30 18v0M48 14v0M24 34v0M42 30v0M60 26v0M52 41v0" strokeWidth="9" />
      <path
        d="M30 18v0M48 14v0M24 34v0M42 30v0M60 26v0M52 41v0"
        strokeWidth="6"
        className={styles.orangeLine}
      />
      <path d="M64 58l3-4 3 4v30h-6z" className={styles.paper} />
      <path d="M37 66c4 6 10-4 16 0s14 4 19-2v7c-5 5-13 5-19 1s-12 6-16 0z" className={styles.orange} />
      <path d="M-4 84q52-8 104 0v16H-4z" className={styles.plum} />
    </ReadingPlate>
  );
}
