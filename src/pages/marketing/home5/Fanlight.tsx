import { pointOnCircle } from '../../../components/art/segment';
import type { NightSegment } from '../../../content/homes/types';
import { LitSegments } from './LitSegments';

const CENTER = { cx: 320, cy: 400 };
/** Number of stones in the arch, and the two radii between which they lie. */
const STONES = 13;
const ARCH = [300, 360] as const;

interface FanlightProps {
  readonly segments: readonly NightSegment[];
}

/**
 * The store's door at night: closed, with every pane of the fanlight lit, one per hour. The list of hours says the
 * same.
 */
export function Fanlight({ segments }: FanlightProps) {
  const joints = Array.from({ length: STONES + 1 }, (_, index) => joint(270 + (index * 180) / STONES));
  return (
    <svg viewBox="0 0 640 700" fill="none" stroke="var(--line)" strokeWidth="2" aria-hidden="true">
      {/* The lit pavement, out to both edges of the window. */}
      <path d="M320 412 900 700H-260Z" fill="var(--brand)" opacity=".13" stroke="none" />
      <path d="M-1000 640H1640" />
      <path d={joints.join('')} />
      <path d="M20 400A300 300 0 0 1 620 400M-40 400A360 360 0 0 1 680 400" />
      {/* The panels of the door, then the frame. */}
      <path d="M64 450H290V520H64ZM350 450H576V520H350ZM64 640V544H290V640M350 640V544H576V640" />
      <path
        d="M34 400H606V424H34ZM34 424V640M606 424V640M20 400V640M620 400V640M320 424V640"
        stroke="var(--line-strong)"
      />
      <path d="M300 560V590M340 560V590" stroke="var(--accent)" strokeLinecap="round" strokeWidth="7" />
      <LitSegments segments={segments} center={CENTER} outer={268} inner={46} start={270} sweep={180} />
    </svg>
  );
}

/** The joint between two stones. */
function joint(angle: number): string {
  const [inner, outer] = ARCH.map((radius) => pointOnCircle(CENTER.cx, CENTER.cy, radius, angle).join(' '));
  return `M${inner}L${outer}`;
}
