import type { DrawingProps } from '../ReadingPlate';
import { ReadingPlate } from '../ReadingPlate';
import styles from '../ReadingPlate.module.css';

/** The lid of a shoebox with a chart in ballpoint: a peak, a valley, a peak. */
export function ShoeboxLid(props: DrawingProps) {
  return (
    <ReadingPlate {...props} tone="onLeaf">
      <g transform="rotate(-6 48 48)">
        <path
          d="M7 16h82v60H7zM7 16l9 9M89 16l-9 9M89 76l-9-9M7 76l9-9M16 25h64v42H16z"
          className={styles.peach}
        />
        <path d="M22 62h52" />
        <path
          d="M27 59.5v-28M35.5 59.5v-18M44 59.5v-6M52.5 59.5v-2M61 59.5v-14M69.5 59.5v-26"
          strokeWidth="6"
          strokeLinecap="butt"
          strokeDasharray="2 2"
        />
      </g>
      <path d="M58 80 82 50l8 6-24 30-12 8z" className={styles.plum} />
      <path d="M58 80l8 6-12 8z" className={styles.paper} />
    </ReadingPlate>
  );
}
