import type { DrawingProps } from '../ReadingPlate';
import { ReadingPlate } from '../ReadingPlate';
import styles from '../ReadingPlate.module.css';

/** The assistant and a person share the same words. */
export function SharedWords(props: DrawingProps) {
  return (
    <ReadingPlate {...props} tone="onPith">
      <path
        d="M16 4h64a8 8 0 0 1 8 8v20a8 8 0 0 1-8 8h-4l-6 10-6-10H34l-6 10-6-10h-6a8 8 0 0 1-8-8V12a8 8 0 0 1 8-8z"
        className={styles.paper}
      />
      <path d="M20 14h54M20 22h44M20 30h50" />
      <path d="M8 98q0-10 8-10h24q8 0 8 10z" className={styles.plum} />
      <path d="M12 72H7M44 72h5" strokeWidth="4" className={styles.inkLine} />
      <rect x="12" y="58" width="32" height="26" rx="6" className={styles.plum} />
      <path d="M22 69v0M34 69v0" strokeWidth="5" className={styles.groundLine} />
      <path d="M23 77h10" className={styles.groundLine} />
      <path d="M50 98c2-16 38-16 40 0z" className={styles.leaf} />
      <circle cx="70" cy="72" r="14" className={styles.peach} />
      <path d="M56 70c0-18 28-18 28 0-8 0-12-2-16-6-2 4-6 6-12 6z" className={styles.dark} />
      <path d="M66 74v0M75 74v0" strokeWidth="3" />
      <path d="M66 80q4 3 8 0" />
    </ReadingPlate>
  );
}
