import { evenSegments, pointOnCircle, ringPath, segmentPath } from '../../../components/art/segment';

const SEGMENTS = 9;
const STEP = 360 / SEGMENTS;
const CENTER = { cx: 300, cy: 300 };
/** The index of the leaving segment, and how far it has moved. */
const LEAVER = 4;
const [dx, dy] = pointOnCircle(0, 0, 150, (LEAVER + 0.5) * STEP);

interface LeavingSegmentProps {
  readonly className?: string | undefined;
}

/** A store's visitors as a citrus. One segment leaves at the bottom, past the picture's edge. */
export function LeavingSegment({ className }: LeavingSegmentProps) {
  const [from, to] = [LEAVER * STEP, (LEAVER + 1) * STEP];
  const stays = evenSegments({ ...CENTER, outer: 230, inner: 30 }, SEGMENTS, 6).filter(
    (_, index) => index !== LEAVER,
  );
  return (
    <svg viewBox="0 0 600 600" className={className} fill="currentColor" aria-hidden="true">
      <path d={ringPath({ ...CENTER, outer: 292, inner: 262, from: to, to: from + 360 })} />
      <g stroke="currentColor" strokeWidth="14" strokeLinejoin="round">
        <path d={stays.join('')} />
        <g transform={`translate(${dx} ${dy})`}>
          <path d={segmentPath({ ...CENTER, outer: 230, inner: 30, from: from + 3, to: to - 3 })} />
          <path
            d={ringPath({ ...CENTER, outer: 285, inner: 269, from: from + 1.5, to: to - 1.5 })}
            strokeLinejoin="miter"
          />
        </g>
      </g>
    </svg>
  );
}
