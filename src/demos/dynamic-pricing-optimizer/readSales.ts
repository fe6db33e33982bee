import { ascending, group, mean, sum } from 'd3-array';
import { formatDay } from '../../domain/dates';
import { counted, grouped } from '../../domain/numerals';
import { formatToCent } from '../shared/amounts';
import type { Finding } from '../shared/csv/finding';
import { LineFindings, linesThat, quoted } from '../shared/csv/finding';
import { areLineTotals, lineTotalFinding } from '../shared/csv/lineTotals';
import { openTable } from '../shared/csv/openTable';
import type { ReadingResult } from '../shared/csv/readback';
import { cellInSentence, EXAMPLES } from '../shared/csv/readback';
import type { TableInput } from '../shared/csv/source';
import type { WithProgress } from '../shared/model/withProgress';
import type { DaySale, EmptyDays } from './periods';
import { emptyDaysOf, firstDayOf, periodsOf, withEmptyPeriods } from './periods';
import type { PricedSales, QuantityDiscount } from './quantityDiscount';
import { quantityDiscount } from './quantityDiscount';
import type { Period, Sale } from './sale';
import type { SalesColumn } from './salesColumns';
import { salesColumns } from './salesColumns';

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
  /** Null unless larger orders get lower prices. */
  readonly discount: QuantityDiscount | null;
}

/** Sales by product, from a visitor's table or generated, and how they were read. */
export interface ReadSales extends ReadingResult<SalesColumn> {
  readonly products: readonly ProductSales[];
  /** Length of a period. Rows of one product and period are added up. */
  readonly per: Period | 'row';
  /** Currency sign of the prices; empty if they have none. */
  readonly currency: string;
  /** Number of lines left out because of an error. */
  readonly skipped: number;
}

const MONEY = /\p{Sc}/u;

/** Number of rows read between two progress reports. */
const ROWS = 5000;

/** Reads sales from a table, by product. */
export function* readSales(input: TableInput<SalesColumn>): WithProgress<ReadSales> {
  const table = yield* openTable<SalesColumn>(
    input,
    salesColumns,
    ['price', 'revenue'],
    ['quantity'],
    ['day'],
  );
  const { amountAt, amountId, cellsOf, currency, days, has, nameOf, numberAt, textAt } = table;
  // Without a price column, the price is revenue divided by quantity, to the cent.
  const hasPrice = amountId === 'price';
  const dayCells = has('day') ? cellsOf('day') : null;
  const nameIds = (['product', 'place'] as const).filter(has);
  const periods = dayCells ? periodsOf(dayCells, days, nameOf('day')) : null;
  const examples: string[] = [];
  const problems = new LineFindings();
  const byProduct = new Map<string, Map<string, PricedSales>>();
  let skipped = 0;
  let lastPeriod = '';
  let continued = 0;
  const skip = (line: number, cell: string, message: string, suggestion: string) => {
    skipped += 1;
    problems.add(line, cell, message, suggestion);
  };
  for (const [row, line] of table.lines.entries()) {
    if (row % ROWS === 0) yield 0.85 + (0.15 * row) / table.lines.length;
    const dayCell = dayCells?.[row] ?? '';
    // An order with several lines may have its date only on the first.
    const isContinued = dayCell.trim() === '' && lastPeriod !== '';
    const period = isContinued ? lastPeriod : periods ? periods.read(dayCell) : '';
    lastPeriod = period ?? '';
    if (!table.counts(row)) continue;
    const priceCell = textAt(amountId, row);
    const quantityCell = textAt('quantity', row);
    const read = amountAt(row);
    // A cell with a currency sign is an amount of money, not a quantity.
    const quantity = MONEY.test(quantityCell) ? null : numberAt('quantity', row);
    const price = hasPrice || read === null || !quantity ? read : Math.round((read / quantity) * 100) / 100;
    if (price === null)
      skip(line, priceCell, 'is not a number in the price column', 'Use a format such as 24.90.');
    else if (price <= 0) skip(line, priceCell, 'is a price of zero or less', 'Leave out gifts and refunds.');
    else if (quantity === null)
      skip(line, quantityCell, 'is not a number in the quantity column', 'Use a number such as 120.');
    else if (quantity < 0 && !periods)
      skip(
        line,
        quantityCell,
        'is a negative quantity',
        'Subtract returns from the quantity that they belong to.',
      );
    else if (period === null)
      skip(
        line,
        dayCell,
        'is not a date',
        'Use a format such as 2026-09-02, 9/2/2026, or September 2, 2026.',
      );
    else {
      if (isContinued) continued += 1;
      const name = nameIds.map((id) => textAt(id, row) || '(none)').join(' · ');
      if (examples.length < EXAMPLES && quantity > 0)
        examples.push(
          `${period.includes('-') ? `On ${formatDay(period)}, you` : 'You'} sold ${grouped(quantity, Number.isInteger(quantity) ? 0 : 2)}${name === '' ? '' : ` of ${cellInSentence(name)}`} at ${formatToCent(price, currency)} each: ${formatToCent(price * quantity, currency)}.`,
        );
      const own = byProduct.get(name) ?? new Map<string, PricedSales>();
      byProduct.set(name, own);
      const key = periods ? `${period} ${price}` : String(line);
      const known = own.get(key);
      own.set(key, {
        // Without periods, each line counts separately, in table order.
        period: periods ? period : key.padStart(9, '0'),
        price,
        quantity: quantity + (known?.quantity ?? 0),
        lines: (known?.lines ?? 0) + (quantity > 0 ? 1 : 0),
        returns: (known?.returns ?? 0) + (quantity < 0 ? 1 : 0),
      });
    }
  }
  const per = periods?.per ?? 'row';
  const read: PeriodSales[] = [];
  for (const [name, own] of byProduct) {
    read.push(periodSalesOf(name, [...own.values()]));
    yield 1;
  }
  const emptyDays = per === 'day' ? emptyDaysOf(read.map(daysOf)) : null;
  const products = read.map(({ periods: known, ...own }): ProductSales => {
    const dated = daysOf({ periods: known });
    const sales = emptyDays?.per
      ? withEmptyPeriods(dated, emptyDays.per)
      : per === 'row'
        ? [...known.values()]
        : dated;
    return { ...own, sales, isCountData: Boolean(emptyDays?.per) };
  });
  const priced = [...byProduct.values()].flatMap((own) => [...own.values()]);
  const returnsOf = (sales: readonly PricedSales[]) => sales.reduce((sum, { returns }) => sum + returns, 0);
  const returned = returnsOf(priced.filter(({ quantity }) => quantity >= 0));
  const unmatched = returnsOf(priced) - returned;
  const isEmpty = read.every(({ latest }) => latest === 0);
  const findings = [...table.findings(problems, isEmpty)];
  if (
    hasPrice &&
    areLineTotals([...byProduct.values()].map((own) => [...own.values()].filter(({ lines }) => lines === 1)))
  )
    findings.push(
      lineTotalFinding(
        nameOf('price'),
        'If it’s the total, choose it for the revenue, and “None” for the price.',
      ),
    );
  if (emptyDays) findings.push(emptyFinding(emptyDays, products.length));
  if (dayCells && !periods && table.lines.length > 0)
    findings.push({
      severity: 'warning',
      message: `The date column isn’t used, because most of its cells, such as ${quoted(dayCells.find((cell) => days.read(cell) === null) ?? '')}, aren’t days, weeks, or months.`,
      suggestion:
        'Each line counts on its own. Write days like 2026-09-02, weeks like 2026-W36, and months like 2026-09.',
    });
  if (unmatched > 0)
    findings.push({
      severity: 'warning',
      message: `${counted(unmatched, 'return')} ${unmatched === 1 ? 'exceeds' : 'exceed'} the sales at the same price that ${per}.`,
      suggestion: `${unmatched === 1 ? 'It was' : 'They were'} left out. Give returns the date of their sale.`,
    });
  const shown = products.filter(({ latest }) => latest > 0);
  const shownPer = emptyDays?.per ?? per;
  const totals = sum(shown, ({ sales }) => sales.length);
  const names = nameIds.map((id) => quoted(nameOf(id)));
  const summary = [
    `${counted(table.lines.length - skipped, 'line')} read as ${counted(totals, shownPer)} of sales${names.length > 0 ? ` of ${counted(shown.length, 'product')} by ${names.join(' and ')}` : ''}.`,
    ...(hasPrice
      ? []
      : [`${quoted(nameOf('revenue'))} divided by ${quoted(nameOf('quantity'))} is the price.`]),
    ...(returned > 0 ? [`${counted(returned, 'return')} subtracted.`] : []),
    ...(continued > 0
      ? [`${linesThat(continued, 'has', 'have')} no date and got that of the line above.`]
      : []),
  ].join(' ');
  return {
    columns: table.columns,
    products: shown,
    per: shownPer,
    currency,
    readback: {
      summary: isEmpty ? '' : summary,
      examples,
      dayOrder: periods && days.order,
      ...table.statusesAndCurrencies,
    },
    findings,
    skipped,
  };
}

/** A product's sales before empty periods are added. */
interface PeriodSales extends Pick<ProductSales, 'name' | 'latest' | 'discount'> {
  /** Sales by period, in order of time. */
  readonly periods: ReadonlyMap<string, Sale>;
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
  return { name, latest, periods, discount: quantityDiscount(sold) };
}

function daysOf({ periods }: Pick<PeriodSales, 'periods'>): readonly DaySale[] {
  return [...periods].map(([day, sale]) => ({ ...sale, day: firstDayOf(day) }));
}

function emptyFinding({ days, empty, per }: EmptyDays, products: number): Finding {
  const message = `Nothing was sold on ${grouped(empty)} of ${counted(days, 'day')}${products > 1 ? `, counting the days of ${grouped(products)} products separately` : ''}.`;
  return per === null
    ? {
        severity: 'warning',
        message,
        suggestion:
          'They can’t be counted as 0 in less than two weeks of data, or if nearly all days are empty. Without them, the price looks less important than it is.',
      }
    : {
        severity: 'info',
        message,
        suggestion: `Sales are added up by ${per}, and a ${per} without a sale counts as 0. A day without a row has the price of the day before.`,
      };
}

/** Sums the sales of a period at their mean price, because each price alone has only part of the period's demand. */
function salesOf(prices: readonly PricedSales[]): Sale {
  const [first] = prices;
  if (first && prices.length === 1) return { price: first.price, quantity: first.quantity };
  const quantity = sum(prices, (own) => own.quantity);
  if (quantity === 0) return { price: mean(prices, (own) => own.price) ?? 0, quantity };
  return { price: sum(prices, (own) => own.price * own.quantity) / quantity, quantity };
}
