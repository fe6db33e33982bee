import { ascending, group, mean, sum } from 'd3-array';
import { formatDay } from '../../domain/dates';
import { counted, grouped } from '../../domain/numerals';
import { formatToCent } from '../shared/amounts';
import {
  CERTAIN_DAYS,
  assumptionFindings,
  centsFinding,
  currencyOf,
  dayReader,
  numberReader,
  unitsPerAmount,
} from '../shared/csv/cells';
import type { Chosen } from '../shared/csv/columns';
import { continuedCells } from '../shared/csv/continuedCells';
import { currenciesOf, otherCurrencyFinding } from '../shared/csv/currencies';
import type { DayOrder } from '../shared/csv/dayOrders';
import type { Finding } from '../shared/csv/finding';
import { LineFindings, linesThat, quoted } from '../shared/csv/finding';
import { areLineTotals, lineTotalFinding } from '../shared/csv/lineTotals';
import { purchaseTest, unpaidFinding } from '../shared/csv/orderStatus';
import type { CsvTable } from '../shared/csv/readCsv';
import { decimalMarkOf, readCsv } from '../shared/csv/readCsv';
import type { Readback } from '../shared/csv/readback';
import { cellInSentence, EXAMPLES, readbackOf } from '../shared/csv/readback';
import type { CsvSource } from '../shared/csv/source';
import type { WithProgress } from '../shared/model/withProgress';
import { scaleProgress } from '../shared/model/withProgress';
import type { DaySale, EmptyDays } from './periods';
import { emptyDaysOf, firstDayOf, periodsOf, withEmptyPeriods } from './periods';
import type { PricedSales, QuantityDiscount } from './quantityDiscount';
import { quantityDiscount } from './quantityDiscount';
import type { Period, Sale } from './sale';
import type { SalesColumn } from './salesColumns';
import { salesColumns } from './salesColumns';

/** The visitor's choices for reading a table; omitted ones are inferred. */
export interface SalesReading {
  readonly columns: Chosen<SalesColumn>;
  readonly dayOrder?: DayOrder;
}

/** A description of how a table was read. */
export interface SalesInterpretation {
  /** Number of lines, without those left out because of an error. */
  readonly lines: number;
  /** Null if no date is written like 3/4/2026, or if dates aren't used. */
  readonly dayOrder: DayOrder | null;
  readonly price: 'price' | 'revenue ÷ quantity';
  /** Number of return lines, which were subtracted from the quantity sold. */
  readonly returned: number;
}

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
export interface ReadSales {
  readonly columns: CsvTable<SalesColumn>['columns'];
  readonly products: readonly ProductSales[];
  /** Length of a period. Rows of one product and period are added up. */
  readonly per: Period | 'row';
  /** Currency sign of the prices; empty if they have none. */
  readonly currency: string;
  readonly findings: readonly Finding[];
  /** Number of lines left out because of an error. */
  readonly skipped: number;
  /** Null for generated sales, or if nothing could be read. */
  readonly interpretation: SalesInterpretation | null;
  /** Null for generated sales. */
  readonly readback: Readback | null;
}

const MONEY = /\p{Sc}/u;

/** Number of rows read between two progress reports. */
const ROWS = 5000;

/** Reads sales from a table, by product. */
export function* readSales(source: CsvSource, reading: SalesReading): WithProgress<ReadSales> {
  const table = yield* scaleProgress(readCsv(source, salesColumns, reading.columns), 0, 0.7);
  const ownPrices = table.cells.get('price');
  // Without a price column, the price is revenue divided by quantity, to the cent.
  const priceCells = ownPrices ?? table.cells.get('revenue') ?? [];
  const quantityCells = table.cells.get('quantity') ?? [];
  const dayCells = table.cells.get('day');
  const nameCells = (['product', 'place'] as const).flatMap((id) => {
    const cells = table.cells.get(id);
    return cells ? [cells] : [];
  });
  const days = yield* scaleProgress(dayReader(dayCells ?? [], reading.dayOrder), 0.7, 0.75);
  const decimal = decimalMarkOf(table, days);
  const prices = yield* scaleProgress(numberReader(priceCells, decimal), 0.75, 0.8);
  const quantities = yield* scaleProgress(numberReader(quantityCells, decimal), 0.8, 0.85);
  const nameOf = (id: SalesColumn) => table.columns?.names[table.columns.taken[id] ?? -1] ?? '';
  const periods = dayCells ? periodsOf(dayCells, days, nameOf('day')) : null;
  const orderKeys = dayCells ? [dayCells] : [];
  const isPurchase = purchaseTest(table.cells.get('status') ?? [], orderKeys);
  const ownCurrencies = table.cells.get('currency');
  const currencyCells = ownCurrencies ? continuedCells(ownCurrencies, orderKeys) : priceCells;
  const currencies = yield* scaleProgress(currenciesOf(currencyCells), 0.85, 0.85);
  const currency = currencyOf(currencies.main === '' ? priceCells : [currencies.main]);
  const priceName = nameOf(ownPrices ? 'price' : 'revenue');
  const unitsPer = unitsPerAmount(priceName, priceCells);
  const examples: string[] = [];
  const problems = new LineFindings();
  const byProduct = new Map<string, Map<string, PricedSales>>();
  let skipped = 0;
  let lastPeriod = '';
  const counts = { continued: 0, unpaid: 0, otherCurrency: 0 };
  const skip = (line: number, cell: string, message: string, suggestion: string) => {
    skipped += 1;
    problems.add(line, cell, message, suggestion);
  };
  for (const [row, line] of table.lines.entries()) {
    if (row % ROWS === 0) yield 0.85 + (0.15 * row) / table.lines.length;
    const dayCell = dayCells?.[row] ?? '';
    // An order with several lines may have its date only on the first.
    const isContinued = dayCells !== undefined && dayCell.trim() === '' && lastPeriod !== '';
    const period = isContinued ? lastPeriod : periods ? periods.read(dayCell) : '';
    lastPeriod = period ?? '';
    if (!isPurchase(row)) {
      counts.unpaid += 1;
      continue;
    }
    if (!currencies.isMain(row)) {
      counts.otherCurrency += 1;
      continue;
    }
    const priceCell = priceCells[row] ?? '';
    const quantityCell = quantityCells[row] ?? '';
    const cents = prices.read(priceCell);
    const read = cents === null ? null : cents / unitsPer;
    // A cell with a currency sign is an amount of money, not a quantity.
    const quantity = MONEY.test(quantityCell) ? null : quantities.read(quantityCell);
    const price = ownPrices || read === null || !quantity ? read : Math.round((read / quantity) * 100) / 100;
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
      if (isContinued) counts.continued += 1;
      const name = nameCells.map((cells) => (cells[row] ?? '').trim() || '(none)').join(' · ');
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
    read.push(periodSalesOf(name, [...own.values()], per));
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
  const findings = [...table.findings, ...problems.findings()];
  if (unitsPer !== 1) findings.push(centsFinding(priceName));
  if (
    ownPrices &&
    areLineTotals([...byProduct.values()].map((own) => [...own.values()].filter(({ lines }) => lines === 1)))
  )
    findings.push(
      lineTotalFinding(priceName, 'If it’s the total, choose it for the revenue, and “None” for the price.'),
    );
  if (emptyDays) findings.push(emptyFinding(emptyDays, products.length));
  if (dayCells && !periods && table.lines.length > 0)
    findings.push({
      severity: 'warning',
      message: `The date column isn’t used, because most of its cells, such as ${quoted(dayCells.find((cell) => days.read(cell) === null) ?? '')}, aren’t days, weeks, or months.`,
      suggestion:
        'Each line counts on its own. Write days like 2026-09-02, weeks like 2026-W36, and months like 2026-09.',
    });
  if (counts.continued > 0)
    findings.push({
      severity: 'info',
      message: `${linesThat(counts.continued, 'has', 'have')} no date.`,
      suggestion: 'The date of the line above was used.',
    });
  if (unmatched > 0)
    findings.push({
      severity: 'warning',
      message: `${counted(unmatched, 'return')} ${unmatched === 1 ? 'exceeds' : 'exceed'} the sales at the same price that ${per}.`,
      suggestion: `${unmatched === 1 ? 'It was' : 'They were'} left out. Give returns the date of their sale.`,
    });
  if (counts.unpaid > 0) findings.push(unpaidFinding(counts.unpaid, nameOf('status'), 'sales'));
  if (counts.otherCurrency > 0) findings.push(otherCurrencyFinding(counts.otherCurrency, currencies.main));
  if (!isEmpty)
    findings.push(
      ...assumptionFindings(prices, 'A price', 'If that is wrong, write prices with two decimals.'),
      ...assumptionFindings(days, 'A date', CERTAIN_DAYS),
    );
  if (table.lines.length > 0 && isEmpty)
    findings.push({
      severity: 'error',
      message: 'No line counts as a sale.',
      suggestion: 'Fix the problems listed, or choose other columns.',
    });
  return {
    columns: table.columns,
    products: products.filter(({ latest }) => latest > 0),
    per: emptyDays?.per ?? per,
    currency,
    readback: yield* readbackOf(examples, table.cells.get('status') ?? [], currencyCells),
    findings,
    skipped,
    interpretation: isEmpty
      ? null
      : {
          lines: table.lines.length - skipped,
          dayOrder: periods && days.order,
          price: ownPrices ? 'price' : 'revenue ÷ quantity',
          returned,
        },
  };
}

/** A product's sales before empty periods are added. */
interface PeriodSales extends Pick<ProductSales, 'name' | 'latest' | 'discount'> {
  /** Sales by period, in order of time. */
  readonly periods: ReadonlyMap<string, Sale>;
}

function periodSalesOf(name: string, priced: readonly PricedSales[], per: ReadSales['per']): PeriodSales {
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
  return { name, latest, periods, discount: quantityDiscount(sold, per) };
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
