import type { NightSegment } from '../../../content/homes/types';
import { LitSegments } from './LitSegments';

const CENTER = { cx: 200, cy: 200 };

interface DialProps {
  readonly segments: readonly NightSegment[];
  readonly className?: string | undefined;
}

/** The night as a circle of segments. The entries around it have the same positions. */
export function Dial({ segments, className }: DialProps) {
  return (
    <svg viewBox="0 0 400 400" className={className} aria-hidden="true">
      <circle
        {...CENTER}
        r="196"
        fill="none"
        stroke="var(--line-strong)"
        strokeDasharray="1 7.55"
        strokeWidth="8"
      />
      <LitSegments segments={segments} center={CENTER} outer={164} inner={20} start={0} sweep={360} />
    </svg>
  );
}
