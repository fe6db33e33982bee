import { pointOnCircle, wedgePath } from '../../../components/art/wedge';
import type { NightWedge } from '../../../content/homes/types';
import styles from './LitWedges.module.css';

interface LitWedgesProps {
  readonly wedges: readonly NightWedge[];
  readonly center: { readonly cx: number; readonly cy: number };
  readonly outer: number;
  readonly inner: number;
  /** Where the first begins and how far the last reaches, in degrees. */
  readonly from: number;
  readonly sweep: number;
}

/** The watches of the night side by side, clockwise, each lit and with its hour on it. */
export function LitWedges({ wedges, center, outer, inner, from, sweep }: LitWedgesProps) {
  const step = sweep / wedges.length;
  const panes = wedges.map(({ hour }, index) => {
    const start = from + index * step;
    const [x, y] = pointOnCircle(center.cx, center.cy, outer * 0.74, start + step / 2);
    const d = wedgePath({ ...center, outer, inner, from: start + step / 15, to: start + (step * 14) / 15 });
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
