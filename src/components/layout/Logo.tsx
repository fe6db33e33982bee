import { Citrus } from '../art/Citrus';
import styles from './Logo.module.css';

/** The mark and the name. Whoever links it gives the link its label. */
export function Logo() {
  return (
    <span className={styles.logo}>
      <Citrus segments={8} className={styles.mark} />
      Tangelo
    </span>
  );
}
