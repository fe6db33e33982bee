import { Citrus } from '../../../components/art/Citrus';
import styles from './Duration.module.css';

const MONTHS_A_YEAR = 12;

/**
 * Shows a project's duration in words (`4 months`) and as a citrus, with a segment in full color for each month.
 */
export function Duration({ duration }: { readonly duration: string }) {
  return (
    <span className={styles.duration}>
      <Citrus segments={MONTHS_A_YEAR} ripe={Number.parseInt(duration, 10)} className={styles.dial} />
      {duration}
    </span>
  );
}
