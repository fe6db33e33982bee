import type { DrawingProps } from '../ReadingPlate';
import { ReadingPlate } from '../ReadingPlate';
import styles from '../ReadingPlate.module.css';

/** A coat comes back because of a button. */
export function ButtonCameOff(props: DrawingProps) {
  return (
    <ReadingPlate {...props} tone="onPith">
      <path d="M14 98V30L36 12h24l22 18v68z" className={styles.plum} />
      <path d="M36 12 48 38 60 12z" className={styles.paper} />
      <path d="M36 12 26 32l10 2-2 8 14 12V38zM60 12l10 20-10 2 2 8-14 12V38z" className={styles.plum} />
      <path d="M48 54v44" />
      <circle cx="40" cy="62" r="5" className={styles.orange} />
      <path d="M40 82c2-8 8 4 14-2s10-6 14 2" className={styles.groundLine} />
      <path d="M37 79l6 6M43 79l-6 6" className={styles.groundLine} />
      <circle cx="70" cy="88" r="6" className={styles.orange} />
    </ReadingPlate>
  );
}
