import { clsx } from 'clsx';
import { line } from 'd3-shape';
import type { PlotArea } from '../shared/plot/Plot';
import type { Curve, CurvePoint } from './curve';
import styles from './PricingDemo.module.css';

interface CurveLineProps {
  readonly area: PlotArea;
  readonly curve: Curve;
  readonly of: 'quantity' | 'profit';
}

function pathOf({ area, of }: Omit<CurveLineProps, 'curve'>, points: readonly CurvePoint[]): string {
  const path = line<CurvePoint>(
    ({ price }) => area.x(price),
    (point) => area.y(point[of]),
  );
  return path(points) ?? '';
}

/** Draws a curve, dotted beyond the prices tried. */
export function CurveLine({ curve, ...axes }: CurveLineProps) {
  const className = styles[axes.of];
  return (
    <>
      <path d={pathOf(axes, curve.tried)} className={className} />
      <path
        d={pathOf(axes, curve.below) + pathOf(axes, curve.above)}
        className={clsx(className, styles.dotted)}
      />
    </>
  );
}
