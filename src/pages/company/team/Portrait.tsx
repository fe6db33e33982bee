import type { Drawing } from '../../../content/drawing';
import styles from './Portrait.module.css';

interface PortraitProps {
  readonly drawing: Drawing;
  readonly alt: string;
}

/** Shows a team member with a name badge. The colors are the same in both themes. */
export function Portrait({ drawing: Picture, alt }: PortraitProps) {
  return <Picture role="img" aria-label={alt} className={styles.portrait} />;
}
