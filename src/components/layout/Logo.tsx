import { Citrus } from '../art/Citrus';
import styles from './Logo.module.css';

/** The logo and name. A link around it needs its own label. */
export function Logo() {
  return (
    <span className={styles.logo}>
      <Citrus segments={8} className={styles.mark} />
      Tangelo
    </span>
  );
}
