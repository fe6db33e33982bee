import { clsx } from 'clsx';
import styles from './UnevenCitrus.module.css';
import citrusStyles from './Citrus.module.css';
import { segmentPath } from './segment';

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
 * A citrus cut into segments of different sizes, such as an article into its sections. Decoration to a screen
 * reader: words beside it say the same.
 */
export function UnevenCitrus({
  shares,
  ripe = [0, shares.length],
  tone = 'orange',
  className,
}: UnevenCitrusProps) {
  const paths = segmentPaths(shares);
  const [from, to] = ripe;
  return (
    <svg
      viewBox="0 0 100 100"
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

/** The segments clockwise from twelve o'clock, pith between them. */
function segmentPaths(shares: readonly number[]): string[] {
  const total = shares.reduce((sum, share) => sum + share, 0);
  let end = 0;
  return shares.map((share) => {
    if (share === 0) return '';
    const start = end;
    const angle = (share / total) * 360;
    end += angle;
    // A narrow segment keeps some width, and its tip keeps off its neighbours'.
    const cut = Math.min(6, angle / 3);
    const inner = Math.min(20, Math.max(6, 270 / angle));
    return segmentPath({ cx: 50, cy: 50, outer: 38, inner, from: start + cut / 2, to: end - cut / 2 });
  });
}
