import { max } from 'd3-array';
import { area as areaOf } from 'd3-shape';
import { isolated } from '../../domain/isolated';
import { grouped } from '../../domain/numerals';
import { axisFormat, formatToCent } from '../shared/amounts';
import type { PlotArea } from '../shared/plot/Plot';
import { Plot } from '../shared/plot/Plot';
import { elasticitySummary } from './advice';
import { distinctRows, quantityText } from './amounts';
import { isConfounded } from './bestPrice';
import type { Curve, CurvePoint } from './curve';
import { CurveLine } from './CurveLine';
import type { DemandFit } from './fit';
import type { ProductDemand, PricingResult } from './model';
import type { Marks } from './PriceMarks';
import { PriceMarks } from './PriceMarks';
import styles from './PricingDemo.module.css';

interface DemandPlotProps {
  readonly result: Pick<PricingResult, 'per' | 'currency'>;
  readonly product: ProductDemand;
  readonly fit: DemandFit;
  readonly curve: Curve;
  readonly marks: Marks;
}

/** Maximum number of table rows without a curve, when each dot would be a row. */
const MAX_ROWS = 50;

/** Plots the sales as dots, with the fitted demand curve and its confidence band. */
export function DemandPlot({
  result: { per, currency },
  product: { name, shown, count },
  fit,
  curve,
  marks,
}: DemandPlotProps) {
  const hasCurve = !isConfounded(fit);
  const every = Math.ceil(shown.length / MAX_ROWS);
  const top = 1.06 * (max([...shown, ...(hasCurve ? curve.points : [])], ({ quantity }) => quantity) ?? 0);
  return (
    <Plot
      title={name === '' ? 'Demand' : `Demand for ${isolated(name)}`}
      summary={elasticitySummary(fit)}
      x={{
        label: `Price${currency && ` (${currency})`}`,
        domain: curve.domain,
        format: axisFormat(curve.domain, currency),
      }}
      y={{ label: `Units per ${per}`, domain: [0, top], format: axisFormat([0, top], '') }}
      legend={
        <>
          <p>
            <span aria-hidden="true" />{' '}
            {shown.length < count
              ? `One of every ${Math.ceil(count / shown.length)} of ${grouped(count)} sales`
              : `One ${per}’s sales`}
          </p>
          {hasCurve && (
            <p>
              <span className={styles.bandKey} aria-hidden="true" /> Estimated average sales, and likely range
              of the average (dotted: prices not in the data)
            </p>
          )}
        </>
      }
      table={
        hasCurve
          ? {
              columns: ['Price', `Units per ${per}`, '95% confidence band'],
              rows: distinctRows(
                curve.points
                  .filter((_, index) => index % 6 === 0)
                  .map(({ price, quantity, band }) => [
                    formatToCent(price, currency),
                    quantityText(quantity),
                    `${quantityText(band[0])} to ${quantityText(band[1])}`,
                  ]),
              ),
            }
          : {
              columns: [every === 1 ? 'Price' : `Price (one of every ${every} dots)`, `Units per ${per}`],
              rows: shown
                .filter((_, index) => index % every === 0)
                .map(({ price, quantity }) => [formatToCent(price, currency), quantityText(quantity)]),
            }
      }
    >
      {(area) => (
        <>
          <path
            d={shown.map(({ price, quantity }) => `M${area.x(price)} ${area.y(quantity)}h0`).join('')}
            className={styles.dots}
          />
          {hasCurve && (
            <>
              <path d={bandPath(area, curve.points, top)} className={styles.band} />
              <CurveLine area={area} curve={curve} of="quantity" />
            </>
          )}
          <PriceMarks area={area} marks={marks} currency={currency} />
        </>
      )}
    </Plot>
  );
}

/** Returns the path of the confidence band, cut off at the top of the plot. */
function bandPath(area: PlotArea, points: readonly CurvePoint[], top: number): string | undefined {
  const path = areaOf<CurvePoint>(
    ({ price }) => area.x(price),
    ({ band }) => area.y(Math.min(band[0], top)),
    ({ band }) => area.y(Math.min(band[1], top)),
  );
  return path(points) ?? undefined;
}
