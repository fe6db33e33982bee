import type { DrawingProps } from '../ReadingPlate';
import { ReadingPlate } from '../ReadingPlate';
import styles from '../ReadingPlate.module.css';

/** A hardware store owner's apron on our coat hook. */
export function ShopkeepersApron(props: DrawingProps) {
  return (
    <ReadingPlate {...props} tone="onLeaf">
      <path
        d="M34 24C34 8 62 8 62 24M18 50C8 52 14 66 6 74M78 50c10 2 4 16 12 24"
        className={styles.inkLine}
      />
      <path d="M48 4v8" strokeWidth="5" className={styles.inkLine} />
      <path d="M33 24h30c0 14 4 20 15 24v40q-30 6-60 0V48c11-4 15-10 15-24z" className={styles.orange} />
      <path d="M35 44q4-3 8 0v14h-8z" className={styles.plum} />
      <path d="M37 56h4v10h-4zM54 44h5v20h-5z" className={styles.peach} />
      <path d="M46 36h17q5 2 6 8-4-2-8-1H46z" className={styles.paper} />
      <path d="M29 60h38v20H29z" className={styles.peach} />
      <path d="M33 64.5h30" strokeDasharray="3 3" />
    </ReadingPlate>
  );
}
