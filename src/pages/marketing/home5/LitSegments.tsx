import { useId } from 'react';
import { evenly, inset, pointOnCircle, sectors, segmentPath } from '../../../components/art/segment';
import type { NightSegment } from '../../../content/homes/types';

interface LitSegmentsProps {
  readonly segments: readonly NightSegment[];
  readonly center: { readonly cx: number; readonly cy: number };
  readonly outer: number;
  readonly inner: number;
  /** Of the first segment and of all segments, in degrees. */
  readonly start: number;
  readonly sweep: number;
}

/** The hours of the night, clockwise, each lit and labeled. */
export function LitSegments({ segments, center, outer, inner, start, sweep }: LitSegmentsProps) {
  const glow = useId();
  const panes = sectors([segments], evenly, { start, sweep }).map(({ item: { hour }, ...sector }) => {
    const [x, y] = pointOnCircle(center.cx, center.cy, outer * 0.74, (sector.from + sector.to) / 2);
    const pith = (sector.to - sector.from) / 7.5;
    return { hour, x, y, d: segmentPath({ ...center, outer, inner, ...inset(sector, pith) }) };
  });
  return (
    <>
      {/* An SVG filter, because WebKit ignores CSS filters inside an SVG. */}
      <filter id={glow} x="-30%" y="-30%" width="160%" height="160%" colorInterpolationFilters="sRGB">
        <feDropShadow dx="0" dy="0" stdDeviation="22.4" floodColor="var(--brand)" />
      </filter>
      <path
        d={panes.map(({ d }) => d).join('')}
        fill="var(--accent)"
        stroke="var(--accent)"
        strokeWidth="6"
        strokeLinejoin="round"
        filter={`url(#${glow})`}
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
