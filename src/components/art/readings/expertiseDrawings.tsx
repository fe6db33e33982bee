import type { DrawingProps } from './ReadingPlate';
import { ReadingPlate } from './ReadingPlate';
import styles from './ReadingPlate.module.css';

// A separate file, because the About page shows these two drawings but none of the other news drawings.

/** A shield that gives its reasons, the strongest first. */
export function SpeakingShield(props: DrawingProps) {
  return (
    <ReadingPlate {...props} tone="onLeaf">
      <path d="M6 44q14-2 23-10 9 8 23 10v12c0 18-13 28-23 34C19 84 6 74 6 56z" className={styles.plum} />
      <path d="M20 56v0M37 56v0" strokeWidth="5" className={styles.groundLine} />
      <path d="M22 67q7 6 14 0" className={styles.groundLine} />
      <path
        d="M44 6h40a6 6 0 0 1 6 6v32a6 6 0 0 1-6 6H60l-9 9v-9h-7a6 6 0 0 1-6-6V12A6 6 0 0 1 44 6z"
        className={styles.paper}
      />
      <path d="M46 17h0M46 28h0" strokeWidth="6" className={styles.orangeLine} />
      <path d="M46 39h0" strokeWidth="6" className={styles.leafLine} />
      <path d="M54 17h28M54 28h20M54 39h12" />
    </ReadingPlate>
  );
}

/** Three stars with faces for three moods. */
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
