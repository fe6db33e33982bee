import type { DrawingProps } from '../ReadingPlate';
import { ReadingPlate } from '../ReadingPlate';
import styles from '../ReadingPlate.module.css';

/** Through the wall: a packing bench and a dented kettle. */
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
