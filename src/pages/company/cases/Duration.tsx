import { DurationCitrus } from '../../../components/art/DurationCitrus';
import styles from './Duration.module.css';

/** A project's duration, in words and as a dial. */
export function Duration({ duration }: { readonly duration: string }) {
  return (
    <span className={styles.duration}>
      <DurationCitrus duration={duration} className={styles.dial} />
      {duration}
    </span>
  );
}
