import { extent } from 'd3-array';
import { formatForAxis, formatToCent, formatToUnit } from '../shared/amounts';
import { Plot } from '../shared/plot/Plot';
import { quantityText } from './amounts';
import type { Allowed } from './bestPrice';
import type { Curve } from './curve';
import { CurveLine } from './CurveLine';
import type { PricingResult } from './model';
import type { Marks } from './PriceMarks';
import { PriceMarks } from './PriceMarks';
import styles from './PricingDemo.module.css';

interface ProfitPlotProps {
  readonly result: Pick<PricingResult, 'per' | 'currency'>;
  readonly curve: Curve;
  readonly marks: Marks;
  readonly allowed: Allowed;
}

/** Plots the profit by price, with the range that the guardrails allow. */
export function ProfitPlot({
  result: { per, currency },
  curve,
  marks: { now, best },
  allowed,
}: ProfitPlotProps) {
  const [lowest = 0, highest = 1] = extent(curve.points, ({ profit }) => profit);
  return (
    <Plot
      size="short"
      title="Profit"
      summaryPlace="below"
      summary={`At the current price: ${formatToUnit(now.revenue, currency)} in revenue and ${formatToUnit(now.profit, currency)} in profit a ${per}.${best ? ` At the best price within your limits: ${formatToUnit(best.revenue, currency)} and ${formatToUnit(best.profit, currency)}.` : ''}`}
      x={{
        label: `Price${currency && ` (${currency})`}`,
        domain: curve.domain,
        format: (price) => formatForAxis(price, currency),
      }}
      y={{
        label: `Profit per ${per}${currency && ` (${currency})`}`,
        domain: [Math.min(0, lowest), highest * 1.12],
        format: (amount) => formatForAxis(amount, currency),
      }}
      legend={
        <p>
          <span className={styles.allowedKey} aria-hidden="true" /> Prices within your limits
        </p>
      }
      table={{
        columns: ['Price', `Units per ${per}`, 'Revenue', 'Profit'],
        rows: curve.points
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
          <CurveLine area={area} curve={curve} of="profit" />
          <PriceMarks area={area} marks={{ now, best }} currency={currency} />
          {best && <circle cx={area.x(best.price)} cy={area.y(best.profit)} r={5} className={styles.peak} />}
        </>
      )}
    </Plot>
  );
}
