import { clsx } from 'clsx';
import { extent } from 'd3-array';
import { line } from 'd3-shape';
import { DragHandle } from '../shared/plot/DragHandle';
import type { PlotArea } from '../shared/plot/Plot';
import { Plot } from '../shared/plot/Plot';
import { formatForAxis, formatToCent, formatToUnit } from '../shared/amounts';
import { quantityText } from './amounts';
import type { Allowed, Outcome } from './bestPrice';
import type { Curve, CurvePoint } from './curve';
import type { PricingResult } from './model';
import type { Marks } from './PriceMarks';
import { PriceMarks } from './PriceMarks';
import { TrueLegend, TrueLine } from './TrueLine';
import styles from './PricingDemo.module.css';

interface ProfitPlotProps {
  readonly result: Pick<PricingResult, 'per' | 'currency'>;
  readonly curve: Curve;
  readonly trueCurve: Curve | null;
  readonly marks: Marks;
  readonly allowed: Allowed;
  /** The expected outcome at the current price and at the best price. */
  readonly now: Outcome;
  readonly best: Outcome | null;
  /** Called with the price to which the line is dragged. */
  readonly onPrice: (price: number) => void;
  /** Called when a drag starts and ends. */
  readonly onDrag: (isDragged: boolean) => void;
}

/** Revenue and profit by price, with the range that the guardrails allow. */
export function ProfitPlot({
  result: { per, currency },
  curve,
  trueCurve,
  marks,
  allowed,
  now,
  best,
  onPrice,
  onDrag,
}: ProfitPlotProps) {
  const points = [...curve.below, ...curve.tried, ...curve.above];
  const [lowest = 0, highest = 1] = extent(points.flatMap(({ revenue, profit }) => [revenue, profit]));
  return (
    <Plot
      title="Revenue and profit"
      summaryPlace="below"
      summary={`A ${per} at the current price: ${formatToUnit(now.revenue, currency)} revenue, ${formatToUnit(now.profit, currency)} profit. ${best ? `At the best price: ${formatToUnit(best.revenue, currency)} and ${formatToUnit(best.profit, currency)}.` : 'No other price is allowed.'}`}
      x={{
        label: `Price${currency && ` (${currency})`}`,
        domain: curve.domain,
        format: (price) => formatForAxis(price, currency),
      }}
      y={{
        label: `Amount a ${per}${currency && ` (${currency})`}`,
        domain: [Math.min(0, lowest), highest * 1.12],
        format: (amount) => formatForAxis(amount, currency),
      }}
      legend={
        <>
          <p>
            <span className={styles.allowedKey} aria-hidden="true" /> prices within both limits. Drag the line
            of the current price.
          </p>
          {trueCurve && <TrueLegend what="the true profit" />}
        </>
      }
      table={{
        columns: ['Price', `Units a ${per}`, 'Revenue', 'Profit'],
        rows: points
          .filter((_, index) => index % 6 === 0)
          .map(({ price, quantity, revenue, profit }) => [
            formatToCent(price, currency),
            quantityText(quantity),
            formatToUnit(revenue, currency),
            formatToUnit(profit, currency),
          ]),
      }}
    >
      {(area) => (
        <>
          {allowed.lowest <= allowed.highest && (
            <rect
              x={area.x(allowed.lowest)}
              y={area.top}
              width={Math.max(1, area.x(allowed.highest) - area.x(allowed.lowest))}
              height={area.bottom - area.top}
              className={styles.allowed}
            />
          )}
          {lowest < 0 && (
            <line x1={area.left} x2={area.right} y1={area.y(0)} y2={area.y(0)} className={styles.zero} />
          )}
          <Line area={area} curve={curve} of="revenue" />
          <Line area={area} curve={curve} of="profit" />
          {trueCurve && <TrueLine area={area} curve={trueCurve} of="profit" />}
          <PriceMarks area={area} marks={marks} currency={currency} />
          {marks.best !== null && best && (
            <circle cx={area.x(marks.best)} cy={area.y(best.profit)} r={5} className={styles.peak} />
          )}
          {marks.now !== null && (
            <DragHandle
              area={area}
              domain={curve.domain}
              value={marks.now}
              y={area.y(now.profit)}
              onValue={onPrice}
              onDrag={onDrag}
            />
          )}
        </>
      )}
    </Plot>
  );
}

const names = { revenue: 'Revenue', profit: 'Profit' } as const;

interface LineProps {
  readonly area: PlotArea;
  readonly curve: Curve;
  readonly of: 'revenue' | 'profit';
}

/** Revenue or profit, dashed outside the tested prices, with its name at the end. */
function Line({ area, curve, of }: LineProps) {
  const path = line<CurvePoint>(
    ({ price }) => area.x(price),
    (point) => area.y(point[of]),
  );
  const end = curve.above.at(-1);
  return (
    <>
      <path d={path(curve.below) ?? undefined} className={clsx(styles[of], styles.dashed)} />
      <path d={path(curve.tried) ?? undefined} className={styles[of]} />
      <path d={path(curve.above) ?? undefined} className={clsx(styles[of], styles.dashed)} />
      {end && (
        <text x={area.right} y={area.y(end[of]) - 10} textAnchor="end" className={styles[`${of}Label`]}>
          {names[of]}
        </text>
      )}
    </>
  );
}
