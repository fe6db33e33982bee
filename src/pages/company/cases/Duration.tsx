import { Slice } from '../../../components/art/Slice';
import styles from './Duration.module.css';

const MONTHS_A_YEAR = 12;

/** How long a job took, beside a year's slice of which that many months are ripe. */
export function Duration({ duration }: { readonly duration: string }) {
  return (
    <span className={styles.duration}>
      <Slice wedges={MONTHS_A_YEAR} filled={Number.parseInt(duration, 10)} className={styles.dial} />
      {duration}
    </span>
  );
}
