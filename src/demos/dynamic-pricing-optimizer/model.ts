import { extent } from 'd3-array';
import type { CsvTable } from '../shared/csv/readCsv';
import type { Chosen } from '../shared/csv/columns';
import type { Finding } from '../shared/csv/finding';
import type { CsvSource } from '../shared/csv/source';
import type { Steps } from '../shared/model/steps';
import type { DemandFit } from './fit';
import { fitDemand } from './fit';
import type { ReadSales } from './readSales';
import { readSales } from './readSales';
import type { SalesColumn } from './salesColumns';
import type { MadeSales, Sale } from './sales';
import { makeSales } from './sales';

/** Sales to learn a demand curve from: the visitor's own, or made ones. */
export type PricingInput =
  | { readonly kind: 'made'; readonly made: MadeSales }
  | { readonly kind: 'own'; readonly source: CsvSource; readonly columns: Chosen<SalesColumn> };

/** What the sales say. */
export interface PricingResult {
  /** The columns of the visitor's table; null for made sales and where there is no table. */
  readonly columns: CsvTable<SalesColumn>['columns'];
  readonly findings: readonly Finding[];
  readonly per: ReadSales['per'] | 'week';
  readonly currency: string;
  /** How many sales there are; zero if nothing could be read. */
  readonly count: number;
  /** The mean quantity of a sale. */
  readonly meanQuantity: number;
  /** The lowest price, the highest one and the latest. */
  readonly prices: { readonly low: number; readonly high: number; readonly latest: number };
  /** Sales to draw: all of them, or every n-th of too many. */
  readonly shown: readonly Sale[];
  /** Null if the sales do not tell how demand follows the price; the findings say why. */
  readonly fit: DemandFit | null;
}

/** More points than these would only cover each other. */
const MOST_SHOWN = 1200;

/** Learns a demand curve from sales. */
export function* learnDemand(input: PricingInput): Steps<PricingResult> {
  const read: Pick<PricingResult, 'columns' | 'findings' | 'per' | 'currency'> & {
    readonly sales: readonly Sale[];
  } =
    input.kind === 'made'
      ? { columns: null, findings: [], per: 'week', currency: '$', sales: makeSales(input.made) }
      : yield* readSales(input.source, input.columns);
  const { sales, columns, findings, per, currency } = read;
  const fit = fitDemand(sales);
  const [low = 0, high = 0] = extent(sales, ({ price }) => price);
  const every = Math.ceil(sales.length / MOST_SHOWN);
  return {
    columns,
    per,
    currency,
    count: sales.length,
    meanQuantity: sales.reduce((sum, { quantity }) => sum + quantity, 0) / Math.max(1, sales.length),
    prices: { low, high, latest: sales.at(-1)?.price ?? 0 },
    shown: sales.filter((_, index) => index % every === 0),
    fit,
    findings: [...findings, ...doubts(sales, fit, { low, high, currency })],
  };
}

/** What to say of the fit itself. */
function doubts(
  sales: readonly Sale[],
  fit: DemandFit | null,
  { low, high, currency }: { readonly low: number; readonly high: number; readonly currency: string },
): readonly Finding[] {
  if (sales.length === 0) return [];
  if (!fit)
    return [
      sales.length < 3 && low !== high
        ? {
            weight: 'stops',
            what: 'Two sales are too few for a curve with a band.',
            mend: 'Add sales until there are three or more; thirty make a useful band.',
          }
        : {
            weight: 'stops',
            what: `All sales have ${low === high ? `one price, ${currency}${low.toFixed(2)}` : 'nearly one price'}: what another one would do can’t be told from them.`,
            mend: 'Add sales at a second price; five or more make a curve. What is sold at this price is shown all the same.',
          },
    ];
  const {
    elasticity,
    elasticityBand: [least, most],
  } = fit;
  if (least < 0 && most >= 0)
    return [
      {
        weight: 'tells',
        what: 'The band of the elasticity includes 0: these sales do not show that the price matters.',
        mend: 'Take more sales, or prices that lie further apart, before acting on the best price.',
      },
    ];
  if (elasticity >= 0)
    return [
      {
        weight: 'tells',
        what: 'More was sold at higher prices.',
        mend: 'Something else moved the sales, such as a season or a campaign. Don’t price by this curve; leave those periods out and try again.',
      },
    ];
  return elasticity >= -1
    ? [
        {
          weight: 'tells',
          what: 'Demand hardly follows the price: by this curve a higher price always earns more.',
          mend: 'No curve holds far beyond the prices that were tried, so the largest change decides how far to go.',
        },
      ]
    : [];
}
