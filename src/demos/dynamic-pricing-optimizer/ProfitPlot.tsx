import { extent } from 'd3-array';
import { axisFormat, formatToCent } from '../shared/amounts';
import { Plot } from '../shared/plot/Plot';
import { amountText, distinctRows, quantityText } from './amounts';
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

/** Minimum height of the plot, as a share of the highest profit. */
const MIN_HEIGHT = 0.2;

/** Plots the profit by price, with the range that the guardrails allow. */
export function ProfitPlot({
  result: { per, currency },
  curve,
  marks: { now, best },
  allowed,
}: ProfitPlotProps) {
  const [lowest = 0, highest = 1] = extent(curve.points, ({ profit }) => profit);
  // The curve fills the plot, except a nearly flat one, which stays flat.
  const from = Math.min(lowest, highest * (1 - MIN_HEIGHT));
  const domain = [from, highest + 0.15 * (highest - from)] as const;
  return (
    <Plot
      size="short"
      title="Profit"
      summaryPlace="below"
      summary={`At the current price: ${amountText(now.revenue, currency)} in revenue and ${amountText(now.profit, currency)} in profit a ${per}.${best ? ` At the best price within your limits: ${amountText(best.revenue, currency)} and ${amountText(best.profit, currency)}.` : ''}`}
      x={{
        label: `Price${currency && ` (${currency})`}`,
        domain: curve.domain,
        format: axisFormat(curve.domain, currency),
      }}
      y={{
        label: `Profit per ${per}${currency && ` (${currency})`}`,
        domain,
        format: axisFormat(domain, currency),
      }}
      legend={
        <p>
          <span className={styles.allowedKey} aria-hidden="true" /> Prices within your limits
        </p>
      }
      table={{
        columns: ['Price', `Units per ${per}`, 'Revenue', 'Profit'],
        rows: distinctRows(
          curve.points
            .filter((_, index) => index % 6 === 0)
            .map(({ price, quantity, revenue, profit }) => [
              formatToCent(price, currency),
              quantityText(quantity),
              amountText(revenue, currency),
              amountText(profit, currency),
            ]),
        ),
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
