import type { DrawingProps } from './ReadingPlate';
import { ReadingPlate } from './ReadingPlate';
import styles from './ReadingPlate.module.css';

/** Clicks fall at night, each into its visitor's bucket; one bucket overflows. */
export function NightlySort(props: DrawingProps) {
  return (
    <ReadingPlate {...props} tone="onPlum">
      <path d="M22 6a14 14 0 1 0 14 20A12 12 0 0 1 22 6z" className={styles.paper} />
      <path d="M13 36v18l4.5-4 3 7 3.5-1.5-3-7h6z" className={styles.plum} />
      <path
        d="M44 10v18l4.5-4 3 7 3.5-1.5-3-7h6zM43 37v18l4.5-4 3 7 3.5-1.5-3-7h6z"
        className={styles.leaf}
      />
      <path d="M72 4v18l4.5-4 3 7 3.5-1.5-3-7h6z" className={styles.orange} />
      <path
        d="M66 44v18l4.5-4 3 7 3.5-1.5-3-7h6zM82 46v18l4.5-4 3 7 3.5-1.5-3-7h6zM74 34v18l4.5-4 3 7 3.5-1.5-3-7h6z"
        className={styles.orange}
      />
      <path d="M5 64h26l-4 26H9z" className={styles.plum} />
      <path d="M35 64h26l-4 26H39z" className={styles.leaf} />
      <path d="M65 64h26l-4 26H69z" className={styles.orange} />
    </ReadingPlate>
  );
}

/** A review says that the boots are too small. */
export function BootsTooSmall(props: DrawingProps) {
  return (
    <ReadingPlate {...props} tone="onOrange">
      <path d="M12 38h18v24c2 5 10 5 14 8 4 2 4 6 4 10H12z" className={styles.plum} />
      <path d="M24 42h18v24c2 5 10 5 14 8 4 2 4 6 4 10H24z" className={styles.plum} />
      <path d="M24 84h36v5H24z" className={styles.dark} />
      <path
        d="M52 8h26a10 10 0 0 1 10 10v16a10 10 0 0 1-10 10H62L50 52V44a10 10 0 0 1-8-10V18A10 10 0 0 1 52 8z"
        className={styles.paper}
      />
      <path d="M58 20v0M72 20v0" strokeWidth="5" />
      <path d="M58 34q7-8 14 0" />
      <path d="M70 86h8a9 9 0 0 0 0-18h-8m6-6-7 6 7 6" strokeWidth="4" className={styles.orangeLine} />
    </ReadingPlate>
  );
}

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

const heron =
  'M-9 6C-6-3 2-3 5-6 7-9 3-12 4-16c1-4 6-4 7-1l6 1-6 2c0 5 3 8 0 13-3 6-12 7-20 7zM-1 7v13M3 6v14';

/** A phone matches a heron print in a photo that also has a cat in it. */
export function HeronPhoto(props: DrawingProps) {
  return (
    <ReadingPlate {...props} tone="onPith">
      <path d="M40 4h52v66H40z" className={styles.paper} />
      <path d={heron} transform="translate(67 42)scale(1.5)" className={styles.plum} />
      <g transform="rotate(-12 26 60)">
        <rect x="6" y="28" width="38" height="64" rx="5" className={styles.leaf} />
        <path d="M10 34h30v52H10z" className={styles.paper} />
        <path d={heron} transform="translate(27 58)" className={styles.plum} />
        <path d="M12 86V71l5 5h8l5-5v15z" className={styles.orange} />
        <path d="M18 81v0M24 81v0" strokeWidth="3" />
      </g>
      <path d="M31 41 78 18M19 66 54 51" className={styles.orangeLine} />
      <path d="M31 41h0M78 18h0M19 66h0M54 51h0" strokeWidth="6" className={styles.orangeLine} />
    </ReadingPlate>
  );
}
