import { Figures } from '../../components/ui/Figures';
import { capitalized, grouped } from '../../domain/numerals';
import { formatToCent } from '../shared/amounts';
import { quantityText } from './amounts';
import { DiscountPlot } from './DiscountPlot';
import type { ProductDemand, PricingResult } from './model';

/** Explains why no curve can be fitted. */
export function WithoutFit({
  result: { per, currency },
  product: { count, prices, meanQuantity, discount },
}: {
  readonly result: Pick<PricingResult, 'per' | 'currency'>;
  readonly product: ProductDemand;
}) {
  if (count === 0) return <p>There are no sales to learn from yet. See “Your data” below.</p>;
  return (
    <>
      <p>
        {discount
          ? 'Larger orders pay less in these sales, so they show a quantity discount and no demand curve.'
          : 'These sales don’t determine a demand curve; the reason is below.'}{' '}
        They show this much:
      </p>
      <Figures
        figures={[
          { value: grouped(count), label: `${capitalized(per)}${count === 1 ? '' : 's'} of sales` },
          { value: quantityText(meanQuantity), label: `Units a ${per}, on average` },
          {
            value: formatToCent(prices.high, currency),
            label: prices.low === prices.high ? 'The price of all of them' : 'Highest price',
          },
        ]}
      />
      {discount && <DiscountPlot discount={discount} currency={currency} />}
    </>
  );
}
