import type { DrawingProps } from '../ReadingPlate';
import { ReadingPlate } from '../ReadingPlate';
import styles from '../ReadingPlate.module.css';

/** A new bag that nobody has bought: in a snow globe, with its tag still on. */
export function ColdStart(props: DrawingProps) {
  return (
    <ReadingPlate {...props} tone="onPlum">
      <circle cx="48" cy="42" r="35" className={styles.plum} />
      <path d="M15 54c12-8 22 2 33-2s22-4 33 2a35 35 0 0 1-66 0z" className={styles.paper} />
      <path d="M39 40c0-16 18-16 18 0" strokeWidth="3" />
      <path d="M32 38h32l3 24H29z" className={styles.orange} />
      <path d="M56 38l-8 8" />
      <path d="M49 45l-1 10-8 3-4-8 4-5z" className={styles.paper} />
      <path
        d="M30 26v0M44 15v0M60 18v0M74 34v0M21 40v0M66 28v0"
        strokeWidth="4"
        className={styles.paperLine}
      />
      <path d="M20 74h56l6 16H14z" className={styles.peach} />
    </ReadingPlate>
  );
}
