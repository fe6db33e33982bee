import type { PointerEvent } from 'react';
import type { PlotArea } from './Plot';
import styles from './Plot.module.css';

interface DragHandleProps {
  readonly area: PlotArea;
  /** Values at the plot's left and right edges. */
  readonly domain: readonly [number, number];
  readonly value: number;
  /** The handle's position on the line, in pixels. */
  readonly y: number;
  readonly onValue: (value: number) => void;
  readonly onDrag?: (isDragged: boolean) => void;
}

/** Width of the touch target, in pixels. */
const REACH = 44;

/**
 * Renders the handle of a vertical line in a plot, which visitors drag with a mouse or finger. Keyboard users have
 * a slider next to the plot.
 */
export function DragHandle({ area, domain: [low, high], value, y, onValue, onDrag }: DragHandleProps) {
  const drag = (event: PointerEvent<SVGRectElement>) => {
    const svg = event.currentTarget.ownerSVGElement;
    if (!svg || !event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const share = (event.clientX - svg.getBoundingClientRect().left - area.left) / (area.right - area.left);
    onValue(low + Math.min(Math.max(share, 0), 1) * (high - low));
  };
  return (
    <>
      <circle cx={area.x(value)} cy={y} r={9} className={styles.handle} />
      <rect
        x={area.x(value) - REACH / 2}
        y={area.top}
        width={REACH}
        height={area.bottom - area.top}
        className={styles.reach}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          onDrag?.(true);
        }}
        onPointerMove={drag}
        onLostPointerCapture={() => {
          onDrag?.(false);
        }}
      />
    </>
  );
}
