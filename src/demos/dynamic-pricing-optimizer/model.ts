import { extent, sum } from 'd3-array';
import { counted, grouped } from '../../domain/numerals';
import { formatToCent } from '../shared/amounts';
import type { Finding } from '../shared/csv/finding';
import type { TableInput } from '../shared/csv/source';
import type { WithProgress } from '../shared/model/withProgress';
import { scaleProgress } from '../shared/model/withProgress';
import type { DemandFit } from './fit';
import { isConfounded, isDirectionUnclear } from './bestPrice';
import { fitDemand } from './fit';
import type { QuantityDiscount } from './quantityDiscount';
import type { ProductSales } from './productSales';
import type { ReadSales } from './readSales';
import { readSales } from './readSales';
import type { Sale } from './sale';
import type { SalesColumn } from './salesColumns';
import { generateSales } from './sales';
import { currency as ownCurrency } from '../../domain/money';

/** The visitor's sales; null for the example. */
export type PricingInput = TableInput<SalesColumn> | null;

export interface ProductDemand {
  /** Empty if the table has neither products nor locations. */
  readonly name: string;
  /** Number of periods, or of rows without periods; 0 if nothing could be read. */
  readonly count: number;
  readonly meanQuantity: number;
  readonly prices: { readonly low: number; readonly high: number; readonly latest: number };
  /** Mean cost of a unit; null if unknown. */
  readonly cost: number | null;
  /** Sales to draw: all, or every n-th if there are too many. */
  readonly shown: readonly Sale[];
  /** Null if the sales don't show how demand depends on the price; `findings` says why. */
  readonly fit: DemandFit | null;
  /** True if larger orders pay less; then there is no fit. */
  readonly isDiscounted: boolean;
  readonly findings: readonly Finding[];
}

/** The fitted demand for each product, and how the table was read. */
export interface PricingResult extends Omit<ReadSales, 'products'> {
  /** The products, best-selling first; at least one. */
  readonly products: readonly [ProductDemand, ...ProductDemand[]];
}

/** Maximum number of dots per product. More would only overlap. */
const MAX_SHOWN = 1200;
/** Maximum number of points sent to the page for all products together. */
const MAX_SHOWN_IN_ALL = 20_000;
/** Maximum number of products with their own curve. A longer list is hard to choose from. */
const MAX_PRODUCTS = 200;

const READ_PROGRESS = 0.8;

/** Fits a demand curve to each product. */
export function* learnDemand(input: PricingInput): WithProgress<PricingResult> {
  const { products: sold, ...read } =
    input === null ? exampleSales() : yield* scaleProgress(readSales(input), 0, READ_PROGRESS);
  const bySize = sold.toSorted((a, b) => unitsOf(b.sales) - unitsOf(a.sales));
  const maxShown = Math.min(MAX_SHOWN, Math.ceil(MAX_SHOWN_IN_ALL / Math.max(1, bySize.length)));
  const demandOf = (product: ProductSales) => demandOfProduct(product, read, maxShown);
  const [first = unnamedProduct([]), ...others] = bySize.slice(0, MAX_PRODUCTS);
  const products: [ProductDemand, ...ProductDemand[]] = [demandOf(first)];
  for (const product of others) {
    yield READ_PROGRESS + ((1 - READ_PROGRESS) * products.length) / (others.length + 1);
    products.push(demandOf(product));
  }
  return {
    ...read,
    products,
    findings: [...read.findings, ...tooManyProducts(bySize.length)],
  };
}

function exampleSales(): ReadSales {
  return {
    products: [unnamedProduct(generateSales({ seed: 7, elasticity: -2.2 }))],
    per: 'week',
    currency: ownCurrency.symbol,
    findings: [],
    reading: null,
  };
}

function unnamedProduct(sales: readonly Sale[]): ProductSales {
  return {
    name: '',
    sales,
    isCountData: false,
    latest: sales.at(-1)?.price ?? 0,
    cost: null,
    hasManyPrices: false,
    discount: null,
  };
}

function unitsOf(sales: readonly Sale[]): number {
  return sum(sales, ({ quantity }) => quantity);
}

function demandOfProduct(
  { name, sales, isCountData, latest, cost, discount, hasManyPrices }: ProductSales,
  { currency, per }: Pick<ReadSales, 'currency' | 'per'>,
  maxShown: number,
): ProductDemand {
  const hasDays = sales.every(({ day }) => day !== undefined);
  const found = discount ? null : fitDemand(sales, isCountData, per === 'row' || !hasDays ? null : per);
  const doubted = found && withDoubt(found, sales);
  // Means of many prices move by chance, so no reason in their moves is the true one.
  const fit: DemandFit | null =
    doubted && hasManyPrices && isConfounded(doubted) ? { ...doubted, calendar: 'many prices' } : doubted;
  const [low = 0, high = 0] = extent(sales, ({ price }) => price);
  const prices = { low, high, latest };
  const finding = discount ? discountFinding(discount, per) : fitFinding(sales.length, fit, prices, currency);
  const every = Math.ceil(sales.length / maxShown);
  return {
    name,
    count: sales.length,
    meanQuantity: unitsOf(sales) / Math.max(1, sales.length),
    prices,
    cost,
    shown: sales.filter((_, index) => index % every === 0),
    fit,
    isDiscounted: discount !== null,
    findings: finding ? [finding] : [],
  };
}

/** Elasticities of real products are within this range. */
const PLAUSIBLE = { min: -8, max: 0.5 };
/** Fewer price changes can coincide with other causes. */
const MIN_PRICE_CHANGES = 8;

/** Rejects a curve from too few price changes, or with an effect that can't be. */
function withDoubt(fit: DemandFit, sales: readonly Sale[]): DemandFit {
  if (isConfounded(fit)) return fit;
  if (!fit.isFlat && (fit.elasticity < PLAUSIBLE.min || fit.elasticity > PLAUSIBLE.max))
    return { ...fit, calendar: 'implausible' };
  const changes = sales.filter(({ price }, index) => index > 0 && price !== sales[index - 1]?.price).length;
  return changes < MIN_PRICE_CHANGES ? { ...fit, calendar: 'few changes' } : fit;
}

/** Explains why there is no curve if larger orders pay less. */
function discountFinding({ periods, mixed }: QuantityDiscount, per: ReadSales['per']): Finding {
  return {
    severity: 'error',
    message: `This looks like a quantity discount: in ${grouped(mixed)} of ${counted(periods, per)}, larger orders got a lower price.`,
    suggestion: 'Use your list price with daily or weekly totals, or remove the bulk orders.',
  };
}

function tooManyProducts(products: number): readonly Finding[] {
  if (products <= MAX_PRODUCTS) return [];
  return [
    {
      severity: 'warning',
      message: `${counted(products, 'product')} were found.`,
      suggestion: `Only the ${MAX_PRODUCTS} that sell most have their own curve. To combine stores or regions, choose “None” for that column.`,
    },
  ];
}

/**
 * Explains why there is no curve, or why it's questionable; null if it's neither. An unclear direction is left to
 * the advice.
 */
function fitFinding(
  count: number,
  fit: DemandFit | null,
  { low, high }: ProductDemand['prices'],
  currency: string,
): Finding | null {
  if (count === 0) return null;
  if (!fit && count < 3 && low !== high)
    return {
      severity: 'error',
      message: 'Two sales are too few for an estimate.',
      suggestion: 'You need at least 3. With 30 or more, the estimate is useful.',
    };
  if (!fit)
    return {
      severity: 'error',
      message: `Every sale was at ${low === high ? formatToCent(low, currency) : 'nearly the same price'}, so we can’t tell what another price would do.`,
      suggestion: 'Add sales at a second price; five or more work best.',
    };
  if (fit.isFlat)
    return {
      severity: 'info',
      message: 'The same quantity was sold at every price.',
      suggestion:
        'These may be quantities ordered or planned. If each line is an order, add its day: how often it sold at each price is what counts.',
    };
  if (isConfounded(fit) || isDirectionUnclear(fit)) return null;
  if (fit.elasticity >= 0)
    return {
      severity: 'info',
      message: 'You sold more at higher prices.',
      suggestion:
        'Something else drove sales, such as a season or a promotion. Don’t set prices from this curve. Remove the promotions and try again.',
    };
  if (fit.elasticity >= -1)
    return {
      severity: 'info',
      message:
        'Sales fall by a smaller percentage than the price rises (inelastic demand), so on this curve a higher price always earns more.',
      suggestion:
        'The curve isn’t reliable far beyond prices you’ve tried, so your maximum price change sets the limit.',
    };
  return null;
}
