import { max } from 'd3-array';
import { Figures } from '../../components/ui/Figures';
import { capitalized, grouped } from '../../domain/numerals';
import { formatToCent } from '../shared/amounts';
import { Plot } from '../shared/plot/Plot';
import { quantityText } from './amounts';
import type { ProductDemand, PricingResult } from './model';
import styles from './PricingDemo.module.css';
import type { QuantityDiscount } from './quantityDiscount';

interface WithoutFitProps {
  readonly result: Pick<PricingResult, 'per' | 'currency'>;
  readonly product: ProductDemand;
}

/** Explains why no curve can be fitted. */
export function WithoutFit({
  result: { per, currency },
  product: { count, prices, meanQuantity, discount },
}: WithoutFitProps) {
  if (count === 0) return <p>There are no sales to learn from yet. See “Your data” below.</p>;
  return (
    <>
      <p>
        {discount
          ? 'These prices look like quantity discounts: larger orders got lower prices. We can’t read demand from them.'
          : 'We can’t estimate demand from these sales. See why under “Your data” below.'}
      </p>
      <Figures
        figures={[
          {
            value: grouped(count),
            label: `${capitalized(per)}${count === 1 ? '' : 's'} of sales`,
          },
          { value: quantityText(meanQuantity), label: `Units per ${per}, on average` },
          {
            value: formatToCent(prices.high, currency),
            label: prices.low === prices.high ? 'The only price' : 'Highest price',
          },
        ]}
      />
      {discount && <DiscountPlot discount={discount} currency={currency} />}
    </>
  );
}

interface DiscountPlotProps extends Pick<PricingResult, 'currency'> {
  readonly discount: QuantityDiscount;
}

/** Plots units per line in each period, at the list price and at the discounted price. */
function DiscountPlot({ discount: { prices, series, per }, currency }: DiscountPlotProps) {
  const points = series.flatMap((own) => own.points);
  const classes = [styles.listSeries, styles.discountSeries];
  const keys = [styles.listKey, styles.discountKey];
  const perLineAt = (price: number) => quantityText(prices.find((own) => own.price === price)?.perLine ?? 0);
  return (
    <Plot
      title="Units per line at each price"
      summary={`On average, ${series.map(({ price }) => `lines at ${formatToCent(price, currency)} have ${perLineAt(price)} units`).join(' and ')}. The size of the order sets the price, not the other way around.`}
      x={{
        label: `${capitalized(per)}s, in order`,
        domain: [0, Math.max(1, max(points, ({ period }) => period) ?? 1)],
        format: (period) => grouped(period + 1),
      }}
      y={{
        label: 'Units per line',
        domain: [0, (max(points, ({ perLine }) => perLine) ?? 1) * 1.06],
        format: quantityText,
      }}
      legend={series.map(({ price }, place) => (
        <p key={price} className={keys[place]}>
          {formatToCent(price, currency)}
        </p>
      ))}
      table={{
        columns: ['Price', 'Lines', 'Units per line'],
        rows: prices.map(({ price, lines, perLine }) => [
          formatToCent(price, currency),
          grouped(lines),
          quantityText(perLine),
        ]),
      }}
    >
      {(area) =>
        series.map(({ price, points: own }, place) => (
          <path
            key={price}
            d={own.map(({ period, perLine }) => `M${area.x(period)} ${area.y(perLine)}h0`).join('')}
            className={classes[place]}
          />
        ))
      }
    </Plot>
  );
}
