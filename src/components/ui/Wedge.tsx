import { segmentPath } from '../art/segment';
import styles from './Wedge.module.css';

/** A citrus segment turned on its side. */
const segment = segmentPath({ cx: 19, cy: 10, outer: 16, inner: 0, from: 236, to: 304 });

/** The marker of a disclosure's `<summary>`, in place of the browser's triangle. */
export function Wedge() {
  return (
    <svg viewBox="0 0 20 20" className={styles.wedge} aria-hidden="true">
      <path d={segment} />
    </svg>
  );
}
