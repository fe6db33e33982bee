import type { DrawingProps } from '../ReadingPlate';
import { ReadingPlate } from '../ReadingPlate';
import styles from '../ReadingPlate.module.css';

/** Two pencils write into one calendar. */
export function SharedCalendar(props: DrawingProps) {
  return (
    <ReadingPlate {...props} tone="onOrange">
      <rect x="14" y="14" width="68" height="68" rx="4" className={styles.paper} />
      <path d="M14 32V18q0-4 4-4h60q4 0 4 4v14z" className={styles.leaf} />
      <path d="M32 8v12M64 8v12" strokeWidth="4" className={styles.inkLine} />
      <path
        d="M22 42h52M22 54h52M22 66h52"
        strokeWidth="8"
        strokeLinecap="butt"
        strokeDasharray="8 14"
        className={styles.orangeLine}
      />
      <path
        d="M33 42h30M33 54h30M33 66h30"
        strokeWidth="8"
        strokeLinecap="butt"
        strokeDasharray="8 14"
        className={styles.plumLine}
      />
      <path d="M54 58l9 3 27 27-6 6L57 67z" className={styles.plum} />
      <path d="M42 58l-9 3L6 88l6 6 27-27z" className={styles.orange} />
      <path d="M54 58l9 3-6 6zM42 58l-9 3 6 6z" className={styles.paper} />
    </ReadingPlate>
  );
}
