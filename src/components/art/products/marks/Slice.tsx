import styles from '../../art.module.css';
import { wedgePaths } from '../../wedge';

interface SliceProps {
  readonly cx: number;
  readonly cy: number;
  readonly r: number;
  readonly wedges?: number;
  /** How many wedges are ripe, clockwise from twelve; the others stay pale. */
  readonly filled?: number;
  readonly hue?: 'brand' | 'leaf' | 'plum';
}

/** A small cut slice that counts: a match, a rating, a face in a chat. */
export function Slice({ cx, cy, r, wedges = 8, filled = wedges, hue = 'brand' }: SliceProps) {
  const paths = wedgePaths({ cx, cy, outer: Math.round(r * 78) / 100, inner: r * 0.14 }, wedges, 72 / wedges);
  return (
    <g strokeWidth={r * 0.08}>
      <g className={styles[`${hue}Line`]}>
        <circle cx={cx} cy={cy} r={r * 0.96} className={styles.ground} />
        <path d={paths.slice(0, filled).join('')} className={styles[hue]} />
      </g>
      <g className={styles[`${hue}SoftLine`]}>
        <path d={paths.slice(filled).join('')} className={styles[`${hue}Soft`]} />
      </g>
    </g>
  );
}
