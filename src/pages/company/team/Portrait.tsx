import type { Person } from '../../../content/types';
import styles from './Portrait.module.css';

/** Draws a team member with a name badge. The colors are the same in both themes. */
export function Portrait({ portrait: { drawing: Picture, alt } }: Pick<Person, 'portrait'>) {
  return <Picture role="img" aria-label={alt} className={styles.portrait} />;
}
