import type { PointerEvent } from 'react';
import type { PlotArea } from '../shared/plot/Plot';
import styles from './PricingDemo.module.css';

interface DragHandleProps {
  readonly area: PlotArea;
  /** The prices from the left edge of the plot to its right one. */
  readonly domain: readonly [number, number];
  readonly price: number;
  /** Where the line of the profit is at this price, in pixels. */
  readonly y: number;
  readonly onPrice: (price: number) => void;
  readonly onDrag: (isDragged: boolean) => void;
}

/** How wide the place is that a finger can take the line at, in pixels. */
const REACH = 44;

/** Takes the line of the price now, by mouse or finger. By keyboard the slider beside the plot does the same. */
export function DragHandle({ area, domain: [low, high], price, y, onPrice, onDrag }: DragHandleProps) {
  const drag = (event: PointerEvent<SVGRectElement>) => {
    const svg = event.currentTarget.ownerSVGElement;
    if (!svg || !event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const share = (event.clientX - svg.getBoundingClientRect().left - area.left) / (area.right - area.left);
    onPrice(low + Math.min(Math.max(share, 0), 1) * (high - low));
  };
  return (
    <>
      <circle cx={area.x(price)} cy={y} r={9} className={styles.handle} />
      <rect
        x={area.x(price) - REACH / 2}
        y={area.top}
        width={REACH}
        height={area.bottom - area.top}
        className={styles.reach}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          onDrag(true);
        }}
        onPointerMove={drag}
        onLostPointerCapture={() => {
          onDrag(false);
        }}
      />
    </>
  );
}
