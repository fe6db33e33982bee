import type { DrawingProps } from '../ReadingPlate';
import { ReadingPlate } from '../ReadingPlate';
import styles from '../ReadingPlate.module.css';

/** A dress sewn from its features, with the thread still in the needle. */
export function PatchworkDress(props: DrawingProps) {
  return (
    <ReadingPlate {...props} tone="onPith">
      <path d="M48 15v-3a4 4 0 1 0-4-4M48 15 37 22M48 15l11 7" className={styles.inkLine} />
      <path d="M36 21c0 8-2 12-5 18l3 12h28l3-12c-3-6-5-10-5-18h-4c-2 9-14 9-16 0z" className={styles.plum} />
      <path d="M34 51 16 82q9 5 22 6l5-37z" className={styles.orange} />
      <path d="M43 51l-5 37h20l-5-37z" className={styles.paper} />
      <path d="M53 51l5 37q13-1 22-6L62 51z" className={styles.leaf} />
      <path d="M38 55l-5 29M58 55l5 29" strokeDasharray="3 3.5" className={styles.groundLine} />
      <path d="M60 62c10-6 4-20 14-18 8 2 4-10 8-16" className={styles.orangeLine} />
      <path d="M84 22 76 42" strokeWidth="3" className={styles.inkLine} />
    </ReadingPlate>
  );
}
