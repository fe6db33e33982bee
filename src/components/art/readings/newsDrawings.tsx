import type { DrawingProps } from './ReadingPlate';
import { ReadingPlate } from './ReadingPlate';
import styles from './ReadingPlate.module.css';

/** A packing bench and a dented kettle, seen through the opened wall. */
export function OpenedWall(props: DrawingProps) {
  return (
    <ReadingPlate {...props} tone="onOrange">
      <path d="M0 0h96v96H0z" className={styles.peach} />
      <path d="M0 16h96M0 32h32M64 32h32M0 48h16M80 48h16M0 64h16M80 64h16M0 80h16M80 80h16M16 0v16M48 0v16M80 0v16" />
      <path d="M32 16h32v16h16v16h8v16h-8v34H16V64H8V48h8V32h16z" className={styles.paper} />
      <path d="M39 46c0-16 20-16 20 0" strokeWidth="3" />
      <path
        d="M37 72C30 62 36 46 49 46c5 0 8 1 11 4l-5 5 8 2c2 5 1 11-2 15zM35 62 24 54"
        className={styles.plum}
      />
      <path d="M34 66 22 50l6-2 9 8" className={styles.plum} />
      <path d="M49 44v0" strokeWidth="5" />
      <path d="M22 72h52v6H22zM28 78v20M68 78v20" className={styles.leaf} />
    </ReadingPlate>
  );
}

/** A coat that was returned because its button came off. */
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

/** A hand lays out what one customer should see next. */
export function ChosenByHand(props: DrawingProps) {
  return (
    <ReadingPlate {...props} tone="onOrange">
      <path d="M-2 66h26v34H-2zM72 66h26v34H72z" className={styles.paper} />
      <path d="M35 66h26v34H35z" strokeDasharray="4 4" className={styles.inkLine} />
      <path d="M7 72h8l-1 8 6 18H2l6-18z" className={styles.plum} />
      <path d="M78 72h14v26h-5V82h-4v16h-5z" className={styles.leaf} />
      <path d="M98-4 78 10l11 24 9-5z" className={styles.plum} />
      <path d="M80 14C68 14 58 20 52 30l14 14 22-12z" className={styles.peach} />
      <path d="M27 14 59 8l7 41-32 6z" className={styles.paper} />
      <path d="M37 20l-6 6 4 6 4-3 3 15 10-2-3-15 5 1 2-7-8-4q-4 5-11 3z" className={styles.orange} />
      <path d="M84 22c-8-2-16 2-28 4-5 1-5 7 0 8 10 1 20 0 31-6z" className={styles.peach} />
    </ReadingPlate>
  );
}

/** A scale with a page that outweighs a lamp, and the prize's rosette. */
export function PrizeScale(props: DrawingProps) {
  return (
    <ReadingPlate {...props} tone="onPith">
      <path d="M18 36 6 64h24zM78 20 66 48h24z" className={styles.inkLine} />
      <path d="M48 28v56" strokeWidth="4" className={styles.inkLine} />
      <path d="M18 36 78 20" strokeWidth="5" className={styles.orangeLine} />
      <circle cx="48" cy="28" r="5" className={styles.orange} />
      <path d="M9 42h18v22H9z" className={styles.paper} />
      <path d="M13 48h10M13 53h10M13 58h6" />
      <path d="M78 48v-8" strokeWidth="4" className={styles.inkLine} />
      <path d="M68 40l5-14h10l5 14z" className={styles.leaf} />
      <path d="M4 64h28a14 10 0 0 1-28 0zM64 48h28a14 10 0 0 1-28 0z" className={styles.orange} />
      <path d="M42 62l-4 16 6-3 4 5 4-5 6 3-4-16z" className={styles.plum} />
      <circle cx="48" cy="58" r="9" className={styles.plum} />
      <path d="M30 92h36l-5-9H35z" className={styles.peach} />
    </ReadingPlate>
  );
}

/** A book with a lighthouse in it. */
export function LighthouseInBook(props: DrawingProps) {
  return (
    <ReadingPlate {...props} tone="onPlum">
      <path d="M52 22 100 4v34L52 27z" className={styles.peach} />
      <path d="M16 20v0M28 10v0M24 36v0" strokeWidth="4" className={styles.orangeLine} />
      <path d="M38 66l4-38h12l4 38z" className={styles.paper} />
      <path d="M41 38h14l1 10H40z" className={styles.orange} />
      <path d="M42 18h12v10H42z" className={styles.peach} />
      <path d="M39 18 48 7l9 11z" className={styles.plum} />
      <path
        d="M48 88C38 80 20 80 6 84V60c14-4 32-4 42 4 10-8 28-8 42-4v24c-14-4-32-4-42 4zV64"
        className={styles.paper}
      />
      <path d="M14 67q14-2 26 3M14 75q14-2 26 3M82 67q-14-2-26 3M82 75q-14-2-26 3" />
    </ReadingPlate>
  );
}

/** A young tree with a few fruits gets a small stake. */
export function TreeWithStake(props: DrawingProps) {
  return (
    <ReadingPlate {...props} tone="onLeaf">
      <path d="M39 86V48h7v38z" className={styles.peach} />
      <path
        d="M42 4c10-2 16 4 18 9 10 1 14 12 9 19 3 10-5 19-15 17-6 7-18 7-23 0-11 1-18-8-15-17-5-8 0-18 9-19 2-6 8-10 17-9z"
        className={styles.leaf}
      />
      <path d="M30 18v0M48 14v0M24 34v0M42 30v0M60 26v0M52 41v0" strokeWidth="9" />
      <path
        d="M30 18v0M48 14v0M24 34v0M42 30v0M60 26v0M52 41v0"
        strokeWidth="6"
        className={styles.orangeLine}
      />
      <path d="M64 58l3-4 3 4v30h-6z" className={styles.paper} />
      <path d="M37 66c4 6 10-4 16 0s14 4 19-2v7c-5 5-13 5-19 1s-12 6-16 0z" className={styles.orange} />
      <path d="M-4 84q52-8 104 0v16H-4z" className={styles.plum} />
    </ReadingPlate>
  );
}

/** Two pencils write into one calendar. */
export function SharedCalendar(props: DrawingProps) {
  return (
    <ReadingPlate {...props} tone="onOrange">
      <rect x="14" y="14" width="68" height="68" rx="4" className={styles.paper} />
      <path d="M14 32V18q0-4 4-4h60q4 0 4 4v14z" className={styles.leaf} />
      <path d="M32 8v12M64 8v12" strokeWidth="4" className={styles.inkLine} />
      <path
        d="M22 42h52M22 54h52M22 66h52"
        strokeWidth="8"
        strokeLinecap="butt"
        strokeDasharray="8 14"
        className={styles.orangeLine}
      />
      <path
        d="M33 42h30M33 54h30M33 66h30"
        strokeWidth="8"
        strokeLinecap="butt"
        strokeDasharray="8 14"
        className={styles.plumLine}
      />
      <path d="M54 58l9 3 27 27-6 6L57 67z" className={styles.plum} />
      <path d="M42 58l-9 3L6 88l6 6 27-27z" className={styles.orange} />
      <path d="M54 58l9 3-6 6zM42 58l-9 3 6 6z" className={styles.paper} />
    </ReadingPlate>
  );
}

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
