import type { DrawingProps } from '../ReadingPlate';
import { ReadingPlate } from '../ReadingPlate';
import styles from '../ReadingPlate.module.css';

/** A stroller with its price on a guarded road. */
export function PricingGuardrails(props: DrawingProps) {
  return (
    <ReadingPlate {...props} tone="onLeaf">
      <g transform="translate(-7 -9)scale(1.13)">
        <path d="M71 32h-7l-6 14M30 54 58 70M58 54 32 70" className={styles.inkLine} />
        <path d="M44 40H20A24 24 0 0 1 44 16z" className={styles.peach} />
        <path d="M44 40 27 23" />
        <path d="M20 40h44A22 22 0 0 1 20 40z" className={styles.plum} />
        <circle cx="30" cy="72" r="8" className={styles.paper} />
        <circle cx="56" cy="72" r="8" className={styles.paper} />
        <path d="M70 32c8 0 7 4 8 12" className={styles.inkLine} />
        <path d="M78 38l9 9v20H69V47z" className={styles.orange} />
        <circle cx="78" cy="47" r="2" className={styles.paper} />
      </g>
      <path d="M12 76v24M48 76v24M84 76v24" strokeWidth="6" className={styles.inkLine} />
      <path d="M-4 72H100V86H-4zM-4 79H100" className={styles.paper} />
      <path d="M12 79h0M48 79h0M84 79h0" strokeWidth="5" className={styles.orangeLine} />
    </ReadingPlate>
  );
}
