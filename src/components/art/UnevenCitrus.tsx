import { clsx } from 'clsx';
import citrusStyles from './Citrus.module.css';
import { citrusShape } from './citrusShape';
import styles from './UnevenCitrus.module.css';

/** Which fruit it is. */
export type CitrusTone = 'orange' | 'blood' | 'lime' | 'pomelo';

interface UnevenCitrusProps {
  /** How large each segment is beside the others; one of 0 is left out. */
  readonly shares: readonly number[];
  /** Which segments are ripe: from the first index up to, not including, the second. All by default. */
  readonly ripe?: readonly [from: number, to: number];
  readonly tone?: CitrusTone | undefined;
  readonly className?: string | undefined;
}

/**
 * A citrus with segments of different sizes, for example a post's sections. It is hidden from screen readers, since
 * words beside it say the same.
 */
export function UnevenCitrus({
  shares,
  ripe = [0, shares.length],
  tone = 'orange',
  className,
}: UnevenCitrusProps) {
  const { segments, strokeWidth } = citrusShape([shares], (share) => share);
  const paths = segments.map(({ path }) => path);
  const [from, to] = ripe;
  return (
    <svg
      viewBox="0 0 100 100"
      strokeWidth={strokeWidth}
      className={clsx(citrusStyles.citrus, tone !== 'orange' && styles[tone], className)}
      aria-hidden="true"
    >
      <circle cx="50" cy="50" r="48" className={citrusStyles.rind} />
      <circle cx="50" cy="50" r="43.5" className={citrusStyles.pith} />
      <path className={citrusStyles.pale} d={[...paths.slice(0, from), ...paths.slice(to)].join('')} />
      <path className={citrusStyles.ripe} d={paths.slice(from, to).join('')} />
    </svg>
  );
}
