import { line } from 'd3-shape';
import type { PlotArea } from '../shared/plot/Plot';
import type { Curve, CurvePoint } from './curve';
import styles from './PricingDemo.module.css';

interface TrueLineProps {
  readonly area: PlotArea;
  readonly curve: Curve;
  readonly of: 'quantity' | 'profit';
}

/** The curve that generated the sales, drawn over the estimate. */
export function TrueLine({ area, curve, of }: TrueLineProps) {
  const path = line<CurvePoint>(
    ({ price }) => area.x(price),
    (point) => area.y(point[of]),
  );
  return (
    <path d={path([...curve.below, ...curve.tried, ...curve.above]) ?? undefined} className={styles.truth} />
  );
}

export function TrueLegend({ what }: { readonly what: string }) {
  return (
    <p>
      <span className={styles.trueKey} aria-hidden="true" /> {what}, used to generate the sales
    </p>
  );
}
