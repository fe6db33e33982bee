import { pointOnCircle, segmentPath } from '../../../components/art/segment';
import type { NightSegment } from '../../../content/homes/types';
import styles from './LitSegments.module.css';

interface LitSegmentsProps {
  readonly segments: readonly NightSegment[];
  readonly center: { readonly cx: number; readonly cy: number };
  readonly outer: number;
  readonly inner: number;
  /** Where the first begins and how far the last reaches, in degrees. */
  readonly from: number;
  readonly sweep: number;
}

/** The watches of the night side by side, clockwise, each lit and with its hour on it. */
export function LitSegments({ segments, center, outer, inner, from, sweep }: LitSegmentsProps) {
  const step = sweep / segments.length;
  const panes = segments.map(({ hour }, index) => {
    const start = from + index * step;
    const [x, y] = pointOnCircle(center.cx, center.cy, outer * 0.74, start + step / 2);
    const d = segmentPath({ ...center, outer, inner, from: start + step / 15, to: start + (step * 14) / 15 });
    return { hour, x, y, d };
  });
  return (
    <>
      <path
        d={panes.map(({ d }) => d).join('')}
        fill="var(--accent)"
        stroke="var(--accent)"
        strokeWidth="6"
        strokeLinejoin="round"
        className={styles.glow}
      />
      <g
        fill="var(--on-button)"
        fontFamily="var(--display)"
        fontSize="25"
        fontWeight="600"
        stroke="none"
        textAnchor="middle"
      >
        {panes.map(({ hour, x, y }) => (
          <text key={hour} x={x} y={y + 8}>
            {hour}
          </text>
        ))}
      </g>
    </>
  );
}
