import { ascending, group, mean, sum } from 'd3-array';
import type { Outcome } from '../shared/csv/outcomes';
import type { WithProgress } from '../shared/model/withProgress';
import type { DaySale, EmptyDays } from './periods';
import { emptyDaysOf, firstDayOf, withEmptyPeriods } from './periods';
import type { PricedSales, QuantityDiscount } from './quantityDiscount';
import { quantityDiscount } from './quantityDiscount';
import type { Period, Sale } from './sale';
import type { SalesItem } from './salesLine';

/** The sales of one product, or of one product in one location if the table has locations. */
export interface ProductSales {
  /** Empty if the table has neither products nor locations. */
  readonly name: string;
  /** Quantity per period at its mean price; sorted by time if the table has dates. */
  readonly sales: readonly Sale[];
  /**
   * True if periods without a sale were added as 0, so that a Poisson model fits instead of least squares.
   */
  readonly isCountData: boolean;
  /** The price in the last period; 0 without sales. */
  readonly latest: number;
  /** Mean cost of a unit; null if unknown. */
  readonly cost: number | null;
  /** True if there are more different prices than periods with sales, as several products under one name have. */
  readonly hasManyPrices: boolean;
  /** Null unless larger orders get lower prices. */
  readonly discount: QuantityDiscount | null;
}

/** Sales by product and period. */
export interface SalesByProduct {
  readonly products: readonly ProductSales[];
  /** Length of a period; longer than in the table if days without a sale are counted by week. */
  readonly per: Period | 'row';
  /** Null if few days are missing. */
  readonly emptyDays: EmptyDays | null;
}

/** Number of lines read between two progress steps. */
const LINES = 5000;

/** Adds up sales of one product and period. */
export function* salesByProduct(
  outcomes: readonly Outcome<SalesItem>[],
  per: Period | 'row',
): WithProgress<SalesByProduct> {
  const byProduct = new Map<string, Map<string, PricedSales>>();
  const costs = new Map<string, { readonly units: number; readonly cost: number }>();
  for (const [index, outcome] of outcomes.entries()) {
    if (index % LINES === 0) yield (0.8 * index) / outcomes.length;
    if (outcome.kind !== 'counted' && outcome.kind !== 'returned') continue;
    const { product, period, price, quantity, cost } = outcome.item;
    if (cost !== null && quantity > 0) {
      const known = costs.get(product) ?? { units: 0, cost: 0 };
      costs.set(product, { units: known.units + quantity, cost: known.cost + cost * quantity });
    }
    const own = byProduct.get(product) ?? new Map<string, PricedSales>();
    byProduct.set(product, own);
    const key = `${period} ${price}`;
    const known = own.get(key) ?? { period, price, quantity: 0, lines: 0 };
    own.set(key, {
      ...known,
      quantity: known.quantity + quantity,
      lines: known.lines + (quantity > 0 ? 1 : 0),
    });
  }
  const read: PeriodSales[] = [];
  for (const [name, own] of byProduct) {
    read.push(periodSalesOf(name, [...own.values()]));
    yield 0.8 + (0.2 * read.length) / byProduct.size;
  }
  const emptyDays = per === 'day' ? emptyDaysOf(read.map(daysOf)) : null;
  const added = emptyDays?.per ?? null;
  return {
    products: read
      .filter(({ latest }) => latest > 0)
      .map(({ periods, priceCount, ...own }) => {
        const sales = per === 'row' ? [...periods.values()] : withPeriods(daysOf({ periods }), added);
        return {
          ...own,
          cost: meanCost(costs.get(own.name)),
          sales,
          isCountData: added !== null,
          hasManyPrices: priceCount > sales.filter(({ quantity }) => quantity > 0).length,
        };
      }),
    per: added ?? per,
    emptyDays,
  };
}

const meanCost = (own?: { readonly units: number; readonly cost: number }) =>
  own ? own.cost / own.units : null;

const withPeriods = (sales: readonly DaySale[], added: EmptyDays['per']) =>
  added === null ? sales : withEmptyPeriods(sales, added);

/** A product's sales before empty periods are added. */
interface PeriodSales extends Pick<ProductSales, 'name' | 'latest' | 'discount'> {
  /** Sales by period, in order of time. */
  readonly periods: ReadonlyMap<string, Sale>;
  /** Number of different prices. */
  readonly priceCount: number;
}

function periodSalesOf(name: string, priced: readonly PricedSales[]): PeriodSales {
  const sold = priced.filter(({ quantity }) => quantity > 0);
  const soldIn = new Set(sold.map(({ period }) => period));
  // Keeps a line with quantity 0 if its period has no other sales, unless returns reduced it to 0.
  const empty = priced.filter(
    ({ period, quantity, lines }) => quantity === 0 && lines === 0 && !soldIn.has(period),
  );
  const periods = new Map(
    [...group([...sold, ...empty], ({ period }) => period)]
      // Many programs export the latest day first. Without periods, lines keep their order.
      .toSorted(([a], [b]) => ascending(a, b))
      .map(([period, prices]) => [period, salesOf(prices)]),
  );
  const latest = sold.length === 0 ? 0 : ([...periods.values()].at(-1)?.price ?? 0);
  const priceCount = new Set(sold.map(({ price }) => price)).size;
  return { name, latest, periods, priceCount, discount: quantityDiscount(sold) };
}

function daysOf({ periods }: Pick<PeriodSales, 'periods'>): readonly DaySale[] {
  return [...periods].map(([day, sale]) => ({ ...sale, day: firstDayOf(day) }));
}

/** Sums the sales of a period at their mean price, because each price alone has only part of the period's demand. */
function salesOf(prices: readonly PricedSales[]): Sale {
  const [first] = prices;
  if (first && prices.length === 1) return { price: first.price, quantity: first.quantity };
  const quantity = sum(prices, (own) => own.quantity);
  if (quantity === 0) return { price: mean(prices, (own) => own.price) ?? 0, quantity };
  return { price: sum(prices, (own) => own.price * own.quantity) / quantity, quantity };
}
