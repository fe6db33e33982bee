import { useId } from 'react';
import { evenly, inset, pointOnCircle, sectors, segmentPath } from '../../../components/art/segment';
import type { NightSegment } from '../../../content/homes/types';

const CENTER = { cx: 320, cy: 400 };
const STONES = 13;
/** Inner and outer radius of the arch above the door. */
const ARCH = [300, 360] as const;

interface FanlightProps {
  readonly segments: readonly NightSegment[];
}

/**
 * Draws the store's door at night: closed, with a lit pane of the fanlight for each hour. Hidden from screen
 * readers, because the list of hours says the same.
 */
export function Fanlight({ segments }: FanlightProps) {
  const joints = Array.from({ length: STONES + 1 }, (_, index) => joint(270 + (index * 180) / STONES));
  return (
    <svg viewBox="0 0 640 700" fill="none" stroke="var(--line)" strokeWidth="2" aria-hidden="true">
      {/* The lit pavement and the street line, which reaches past both edges of the window. */}
      <path d="M320 412 900 700H-260Z" fill="var(--brand)" opacity=".13" stroke="none" />
      <path d="M-1000 640H1640" />
      <path d={joints.join('')} />
      <path d="M20 400A300 300 0 0 1 620 400M-40 400A360 360 0 0 1 680 400" />
      {/* The door's panels, then its frame. */}
      <path d="M64 450H290V520H64ZM350 450H576V520H350ZM64 640V544H290V640M350 640V544H576V640" />
      <path
        d="M34 400H606V424H34ZM34 424V640M606 424V640M20 400V640M620 400V640M320 424V640"
        stroke="var(--line-strong)"
      />
      <path d="M300 560V590M340 560V590" stroke="var(--accent)" strokeLinecap="round" strokeWidth="7" />
      <LitSegments segments={segments} />
    </svg>
  );
}

/** Draws the joint between two stones of the arch. */
function joint(angle: number): string {
  const [inner, outer] = ARCH.map((radius) => pointOnCircle(CENTER.cx, CENTER.cy, radius, angle).join(' '));
  return `M${inner}L${outer}`;
}

const [INNER, OUTER] = [46, 268];

/** Draws the hours of the night clockwise, each lit and labeled. */
function LitSegments({ segments }: FanlightProps) {
  const glow = useId();
  const panes = sectors([segments], evenly, { start: 270, sweep: 180 }).map(
    ({ item: { hour }, ...sector }) => {
      const [x, y] = pointOnCircle(CENTER.cx, CENTER.cy, OUTER * 0.74, (sector.from + sector.to) / 2);
      const pith = (sector.to - sector.from) / 7.5;
      return {
        hour,
        x,
        y,
        d: segmentPath({ ...CENTER, outer: OUTER, inner: INNER, ...inset(sector, pith) }),
      };
    },
  );
  return (
    <>
      {/* An SVG filter instead of CSS, because WebKit ignores CSS filters inside an SVG. */}
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
