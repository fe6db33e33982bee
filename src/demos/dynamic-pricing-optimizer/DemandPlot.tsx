import { max } from 'd3-array';
import { area as areaOf, line } from 'd3-shape';
import { formatForAxis, formatToCent } from '../shared/amounts';
import { elasticityText, quantityText } from './amounts';
import { isDemandSignificant } from './bestPrice';
import type { Curve, CurvePoint } from './curve';
import type { DemandFit } from './fit';
import type { ProductDemand, PricingResult } from './model';
import type { Marks } from './PriceMarks';
import { PriceMarks } from './PriceMarks';
import styles from './PricingDemo.module.css';
import { TrueLegend, TrueLine } from './TrueLine';
import { grouped, percent } from '../../domain/numerals';
import type { PlotArea } from '../shared/plot/Plot';
import { Plot } from '../shared/plot/Plot';

interface DemandPlotProps {
  readonly result: Pick<PricingResult, 'per' | 'currency'>;
  readonly product: ProductDemand;
  readonly fit: DemandFit;
  readonly curve: Curve;
  readonly trueCurve: Curve | null;
  readonly marks: Marks;
}

/** The sales as dots, with the fitted demand curve and its band. */
export function DemandPlot({
  result: { per, currency },
  product: { name, shown, count },
  fit,
  curve,
  trueCurve,
  marks,
}: DemandPlotProps) {
  const points = [...curve.below, ...curve.tried, ...curve.above];
  const most = Math.max(max(shown, ({ quantity }) => quantity) ?? 0, points[0]?.quantity ?? 0);
  return (
    <Plot
      size="short"
      title={name === '' ? 'Demand' : `Demand of ${name}`}
      summary={summaryOf(fit)}
      x={{
        label: `Price${currency && ` (${currency})`}`,
        domain: curve.domain,
        format: (price) => formatForAxis(price, currency),
      }}
      y={{ label: `Units a ${per}`, domain: [0, most * 1.06], format: (value) => formatForAxis(value, '') }}
      legend={
        <>
          <p>
            <span className={styles.dotKey} aria-hidden="true" />{' '}
            {shown.length < count
              ? `one of every ${Math.ceil(count / shown.length)} of ${grouped(count)} sales`
              : `the units sold in a ${per}`}
          </p>
          <p>
            <span className={styles.bandKey} aria-hidden="true" /> the average {per} with its 95% confidence
            band, dashed beyond the prices tried
          </p>
          {trueCurve && <TrueLegend what="the true demand" />}
        </>
      }
      table={{
        columns: ['Price', `Units a ${per}`, '95% confidence band'],
        rows: points
          .filter((_, index) => index % 6 === 0)
          .map(({ price, quantity, band }) => [
            formatToCent(price, currency),
            quantityText(quantity),
            `${quantityText(band[0])} to ${quantityText(band[1])}`,
          ]),
      }}
    >
      {(area) => (
        <>
          <path
            d={shown.map(({ price, quantity }) => `M${area.x(price)} ${area.y(quantity)}h0`).join('')}
            className={styles.dots}
          />
          <Band area={area} points={points} top={most * 1.06} />
          <DemandLine area={area} points={curve.below} className={styles.beyond} />
          <DemandLine area={area} points={curve.tried} className={styles.demand} />
          <DemandLine area={area} points={curve.above} className={styles.beyond} />
          {trueCurve && <TrueLine area={area} curve={trueCurve} of="quantity" />}
          <PriceMarks area={area} marks={marks} currency={currency} />
        </>
      )}
    </Plot>
  );
}

/** Minimum number of sales for stating R²; it says little about fewer. */
const MIN_EXPLAINED = 10;

function summaryOf(fit: DemandFit): string {
  const [low, high] = fit.elasticityInterval;
  if (!isDemandSignificant(fit) && low < 0)
    return `We can’t tell how the price changes sales: the elasticity could be anywhere from ${elasticityText(low)} to ${elasticityText(high)}.`;
  const rSquaredText =
    fit.band.count < MIN_EXPLAINED
      ? ''
      : ` The price explains ${percent(fit.rSquared)} of the variation in log sales (R²).`;
  return `The elasticity is ${elasticityText(fit.elasticity)} (95% confidence interval ${elasticityText(low)} to ${elasticityText(high)}).${rSquaredText}`;
}

function Band({
  area,
  points,
  top,
}: {
  readonly area: PlotArea;
  readonly points: readonly CurvePoint[];
  readonly top: number;
}) {
  const path = areaOf<CurvePoint>(
    ({ price }) => area.x(price),
    ({ band }) => area.y(Math.min(band[0], top)),
    ({ band }) => area.y(Math.min(band[1], top)),
  );
  return <path d={path(points) ?? undefined} className={styles.band} />;
}

function DemandLine({
  area,
  points,
  className,
}: {
  readonly area: PlotArea;
  readonly points: readonly CurvePoint[];
  readonly className: string | undefined;
}) {
  const path = line<CurvePoint>(
    ({ price }) => area.x(price),
    ({ quantity }) => area.y(quantity),
  );
  return <path d={path(points) ?? undefined} className={className} />;
}
