import type { DrawingProps } from '../ReadingPlate';
import { ReadingPlate } from '../ReadingPlate';
import styles from '../ReadingPlate.module.css';

/** Three stars, three moods. */
export function StarsWithFaces(props: DrawingProps) {
  return (
    <ReadingPlate {...props} tone="onPlum">
      <g className={styles.orange}>
        <path d="M48 6l6 13 14 2-10 10 2 14-12-7-12 7 2-14-10-10 14-2z" />
        <path d="M24 48l6 13 14 2-10 10 2 14-12-7-12 7 2-14L4 63l14-2z" />
        <path d="M72 48l6 13 14 2-10 10 2 14-12-7-12 7 2-14-10-10 14-2z" />
      </g>
      <path d="M44 24v0M52 24v0M20 66v0M28 66v0M68 66v0M76 66v0" strokeWidth="3.5" />
      <path d="M71 53l13 7-3 6-13-7z" className={styles.paper} />
      <path d="M43 29q5 6 10 0M20 73h8M68 75q4-5 8 0" />
    </ReadingPlate>
  );
}
