import { DurationCitrus } from '../../../components/art/DurationCitrus';
import styles from './Duration.module.css';

/** How long a job took, in words and beside them as a year's dial. */
export function Duration({ duration }: { readonly duration: string }) {
  return (
    <span className={styles.duration}>
      <DurationCitrus duration={duration} className={styles.dial} />
      {duration}
    </span>
  );
}
