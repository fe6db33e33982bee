import { Citrus } from '../art/Citrus';
import styles from './Logo.module.css';

/** The mark and the name. A link around it needs a label of its own. */
export function Logo() {
  return (
    <span className={styles.logo}>
      <Citrus segments={8} className={styles.mark} />
      Tangelo
    </span>
  );
}
