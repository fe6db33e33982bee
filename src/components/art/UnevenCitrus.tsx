import { clsx } from 'clsx';
import citrusStyles from './Citrus.module.css';
import { citrusShape } from './citrusShape';
import styles from './UnevenCitrus.module.css';

export type CitrusTone = 'orange' | 'blood' | 'lime' | 'pomelo';

interface UnevenCitrusProps {
  /** Relative size of each segment; a segment of 0 is left out. */
  readonly shares: readonly number[];
  /** Range of segments in full color, the end excluded. Defaults to all. */
  readonly ripe?: readonly [from: number, to: number];
  readonly tone?: CitrusTone | undefined;
  readonly className: string;
}

/**
 * A citrus with segments of different sizes, such as the sections of a post. Hidden from screen readers, because
 * the text beside it says the same.
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
