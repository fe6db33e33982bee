import { extent } from 'd3-array';
import { counted, grouped } from '../../domain/numerals';
import type { CsvTable } from '../shared/csv/readCsv';
import type { Finding } from '../shared/csv/finding';
import type { CsvSource } from '../shared/csv/source';
import type { WithProgress } from '../shared/model/withProgress';
import type { DemandFit, Sale } from './fit';
import { fitDemand } from './fit';
import type { QuantityDiscount } from './quantityDiscount';
import type { ProductSales, ReadSales, SalesReading } from './readSales';
import { readSales } from './readSales';
import type { SalesColumn } from './salesColumns';
import type { SalesParameters } from './sales';
import { generateSales } from './sales';
import { currency as ownCurrency } from '../../domain/money';

/** The sales to learn from: the visitor's own or generated ones. */
export type PricingInput =
  | { readonly kind: 'example'; readonly parameters: SalesParameters }
  | { readonly kind: 'own'; readonly source: CsvSource; readonly reading: SalesReading };

export interface ProductDemand {
  /** Empty if the table has no product names. */
  readonly name: string;
  /** Number of sales; zero if nothing could be read. */
  readonly count: number;
  readonly meanQuantity: number;
  readonly prices: { readonly low: number; readonly high: number; readonly latest: number };
  /** Sales to draw: all, or every n-th if there are too many. */
  readonly shown: readonly Sale[];
  /** Null if the sales don't show how demand depends on the price; `findings` says why. */
  readonly fit: DemandFit | null;
  /** Set if larger orders pay less; then there is no fit. */
  readonly discount: QuantityDiscount | null;
  readonly findings: readonly Finding[];
}

/** The demand for every product. */
export interface PricingResult {
  /** The columns of the visitor's table; null for generated sales or without a table. */
  readonly columns: CsvTable<SalesColumn>['columns'];
  readonly findings: readonly Finding[];
  readonly interpretation: ReadSales['interpretation'];
  readonly per: ReadSales['per'];
  readonly currency: string;
  /** The products, best-selling first; at least one. */
  readonly products: readonly [ProductDemand, ...ProductDemand[]];
  /** The curve through all products' sales pooled; null for a single product. */
  readonly pooled: DemandFit | null;
}

/** Maximum number of dots per product. More would only overlap. */
const MAX_SHOWN = 1200;
/** Maximum number of points sent to the page for all products together. */
const MAX_SHOWN_IN_ALL = 20_000;
/** Maximum number of products with their own curve. A longer list is hard to choose from. */
const MAX_PRODUCTS = 200;

/** Fits a demand curve to each product. */
export function* learnDemand(input: PricingInput): WithProgress<PricingResult> {
  const read: ReadSales =
    input.kind === 'example'
      ? {
          columns: null,
          findings: [],
          interpretation: null,
          per: 'week',
          currency: ownCurrency.symbol,
          products: [unnamedProduct(generateSales(input.parameters))],
        }
      : yield* readSales(input.source, input.reading);
  const { columns, findings, interpretation, per, currency } = read;
  const byUnits = read.products
    .map((product) => ({ product, units: unitsOf(product.sales) }))
    .toSorted((a, b) => b.units - a.units)
    .map(({ product }) => product);
  const mostShown = Math.min(MAX_SHOWN, Math.ceil(MAX_SHOWN_IN_ALL / Math.max(1, byUnits.length)));
  const [first = unnamedProduct([]), ...others] = byUnits.slice(0, MAX_PRODUCTS);
  const demandOf = (product: ProductSales) => demandOfProduct(product, { currency }, mostShown);
  const undiscounted = byUnits.filter(({ discount }) => !discount);
  return {
    columns,
    interpretation,
    per,
    currency,
    products: [demandOf(first), ...others.map(demandOf)],
    pooled:
      others.length === 0
        ? null
        : fitDemand(
            undiscounted.flatMap(({ sales }) => sales),
            undiscounted.some(({ isCountData }) => isCountData),
          ),
    findings: [...findings, ...tooManyProducts(byUnits.length)],
  };
}

function unnamedProduct(sales: readonly Sale[]): ProductSales {
  return { name: '', sales, isCountData: false, latest: sales.at(-1)?.price ?? 0, discount: null };
}

function unitsOf(sales: readonly Sale[]): number {
  return sales.reduce((sum, { quantity }) => sum + quantity, 0);
}

function demandOfProduct(
  { name, sales, isCountData, latest, discount }: ProductSales,
  { currency }: Pick<PricingResult, 'currency'>,
  mostShown: number,
): ProductDemand {
  const fit = discount ? null : fitDemand(sales, isCountData);
  const [low = 0, high = 0] = extent(sales, ({ price }) => price);
  const every = Math.ceil(sales.length / mostShown);
  return {
    name,
    count: sales.length,
    meanQuantity: unitsOf(sales) / Math.max(1, sales.length),
    prices: { low, high, latest },
    shown: sales.filter((_, index) => index % every === 0),
    fit,
    discount,
    findings: discount ? [discounted(discount)] : fitFindings(sales, fit, { low, high, currency }),
  };
}

/** Explains why there is no curve if larger orders pay less. */
function discounted({ periods, per, mixed }: QuantityDiscount): Finding {
  return {
    severity: 'error',
    message: `This looks like a quantity discount, not demand: ${grouped(mixed)} of ${counted(periods, per)} have several prices, and the larger lines have the lower one.`,
    suggestion:
      'A price that depends on the quantity can’t show how quantity depends on the price. Use your list price with the total of each day or week, or leave the bulk orders out.',
  };
}

/** Finding about products beyond the maximum. */
function tooManyProducts(products: number): readonly Finding[] {
  return products <= MAX_PRODUCTS
    ? []
    : [
        {
          severity: 'warning',
          message: `${counted(products, 'product')} were found.`,
          suggestion: `The ${MAX_PRODUCTS} that sell most have a curve of their own. To combine stores or regions, choose “None” for that column.`,
        },
      ];
}

function fitFindings(
  sales: readonly Sale[],
  fit: DemandFit | null,
  { low, high, currency }: { readonly low: number; readonly high: number; readonly currency: string },
): readonly Finding[] {
  if (sales.length === 0) return [];
  if (!fit)
    return [
      sales.length < 3 && low !== high
        ? {
            severity: 'error',
            message: 'Two sales are too few for a curve with a confidence band.',
            suggestion: 'Use at least three; thirty give a useful band.',
          }
        : {
            severity: 'error',
            message: `All sales have ${low === high ? `the same price, ${currency}${low.toFixed(2)}` : 'nearly the same price'}, so they can’t show what another price would do.`,
            suggestion:
              'Add sales at a second price; five or more prices give a good curve. The sales at this price are shown below.',
          },
    ];
  const {
    elasticity,
    elasticityInterval: [least, most],
  } = fit;
  if (fit.isFlat)
    return [
      {
        severity: 'info',
        message: 'The same quantity was sold at every price.',
        suggestion:
          'These may be quantities ordered or planned. If each line is an order, add its day: how often it sold at each price is what counts.',
      },
    ];
  if (least < 0 && most >= 0)
    return [
      {
        severity: 'info',
        message:
          'The elasticity’s confidence interval includes 0: these sales don’t show that the price matters.',
        suggestion: 'Get more sales, or prices that are further apart, before you act on the best price.',
      },
    ];
  if (elasticity >= 0)
    return [
      {
        severity: 'info',
        message: 'More was sold at higher prices.',
        suggestion:
          'Something else moved the sales, such as a season or a campaign. Don’t use this curve for pricing; remove those periods and try again.',
      },
    ];
  return elasticity >= -1
    ? [
        {
          severity: 'info',
          message:
            'Demand is inelastic: it falls by a smaller percentage than the price rises. By this curve, a higher price always earns more.',
          suggestion:
            'No curve is reliable far beyond the prices tried, so your largest change sets the limit.',
        },
      ]
    : [];
}
