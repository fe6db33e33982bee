import { evenSegments, pointOnCircle, segmentPath } from '../../../components/art/segment';

const CITRUS = { cx: 300, cy: 300, outer: 250, inner: 40 };
const SEGMENTS = 24;
/** The fraudulent order. */
const ALARM = 3;
const STEP = 360 / SEGMENTS;
const [dx, dy] = pointOnCircle(0, 0, 34, (ALARM + 0.5) * STEP);
const SPACING = 9;
const lines = Array.from({ length: 600 / SPACING }, (_, index) => `M0 ${index * SPACING}H600`).join('');

/** Orders as segments of a scanned citrus: honest ones are filled with scan lines, the fraudulent one is solid. */
export function ScannedCitrus() {
  const honest = evenSegments(CITRUS, SEGMENTS, 3).filter((_, index) => index !== ALARM);
  return (
    <svg viewBox="0 0 600 600" fill="none" stroke="currentColor" aria-hidden="true">
      <clipPath id="honest">
        <path d={honest.join('')} />
      </clipPath>
      <path d={lines} strokeWidth="1" opacity=".3" />
      <circle cx="300" cy="300" r="272" strokeWidth="1" />
      <g clipPath="url(#honest)">
        <path d={lines} strokeWidth="5" />
      </g>
      <path
        d={segmentPath({ ...CITRUS, from: ALARM * STEP + 1, to: (ALARM + 1) * STEP - 1 })}
        transform={`translate(${dx} ${dy})`}
        fill="var(--alarm)"
        stroke="none"
      />
    </svg>
  );
}
