import type { DrawingProps } from '../ReadingPlate';
import { ReadingPlate } from '../ReadingPlate';
import styles from '../ReadingPlate.module.css';

const heron =
  'M-9 6C-6-3 2-3 5-6 7-9 3-12 4-16c1-4 6-4 7-1l6 1-6 2c0 5 3 8 0 13-3 6-12 7-20 7zM-1 7v13M3 6v14';

/** A phone matches a heron print in a photo that also has a cat in it. */
export function HeronPhoto(props: DrawingProps) {
  return (
    <ReadingPlate {...props} tone="onPith">
      <path d="M40 4h52v66H40z" className={styles.paper} />
      <path d={heron} transform="translate(67 42)scale(1.5)" className={styles.plum} />
      <g transform="rotate(-12 26 60)">
        <rect x="6" y="28" width="38" height="64" rx="5" className={styles.leaf} />
        <path d="M10 34h30v52H10z" className={styles.paper} />
        <path d={heron} transform="translate(27 58)" className={styles.plum} />
        <path d="M12 86V71l5 5h8l5-5v15z" className={styles.orange} />
        <path d="M18 81v0M24 81v0" strokeWidth="3" />
      </g>
      <path d="M31 41 78 18M19 66 54 51" className={styles.orangeLine} />
      <path d="M31 41h0M78 18h0M19 66h0M54 51h0" strokeWidth="6" className={styles.orangeLine} />
    </ReadingPlate>
  );
}
