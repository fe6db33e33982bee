import { YearDial } from '../../../components/art/YearDial';
import styles from './Duration.module.css';

/** How long a job took, in words and beside them as a year's dial. */
export function Duration({ duration }: { readonly duration: string }) {
  return (
    <span className={styles.duration}>
      <YearDial duration={duration} className={styles.dial} />
      {duration}
    </span>
  );
}
