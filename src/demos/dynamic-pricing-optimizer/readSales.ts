import { ascending } from 'd3-array';
import { counted, grouped } from '../../domain/numerals';
import { formatToCent } from '../shared/amounts';
import type { Finding } from '../shared/csv/finding';
import { quoted, say } from '../shared/csv/finding';
import type { Outcome } from '../shared/csv/outcomes';
import { statementOf } from '../shared/csv/outcomes';
import { withOffers } from '../shared/csv/offers';
import type { ParsedTable } from '../shared/csv/parseTable';
import { parseTable } from '../shared/csv/parseTable';
import type { Total, WithReading } from '../shared/csv/reading';
import { countTotal, decidedBy, lineFindings, periodText, readingOf } from '../shared/csv/reading';
import { readRecords } from '../shared/csv/readRecords';
import type { Switch, Table } from '../shared/csv/readTable';
import { areOfUnit, readTable, switchOf, unitOrLine } from '../shared/csv/readTable';
import type { SmallColumns } from '../shared/csv/smallColumns';
import type { TableInput } from '../shared/csv/source';
import type { WithProgress } from '../shared/model/withProgress';
import { forEachWithProgress, scaleProgress } from '../shared/model/withProgress';
import type { Periods } from './periods';
import { periodsOf } from './periods';
import type { SalesByProduct } from './productSales';
import { salesByProduct } from './productSales';
import type { SalesColumn } from './salesColumns';
import { salesColumns } from './salesColumns';
import type { SalesItem, SalesLine } from './salesLine';
import { readSalesLine, settleReturns } from './salesLine';

/** Sales by product, from a visitor's table or generated, and how they were read. */
export interface ReadSales extends WithReading<SalesColumn>, Pick<SalesByProduct, 'products' | 'per'> {
  /** Currency sign of the prices; empty if they have none. */
  readonly currency: string;
}

/** Reads sales from a table with one line per sale or period. */
export function* readSales(input: TableInput<SalesColumn>): WithProgress<ReadSales> {
  const parsed = yield* scaleProgress(parseTable(input, salesColumns), 0, 0.2);
  return yield* withOffers(input, parsed.rows.length, (own) => readOnce(own, parsed));
}

function* readOnce(input: TableInput<SalesColumn>, parsed: ParsedTable): WithProgress<ReadSales> {
  const table = yield* scaleProgress(readTable(input, parsed, salesColumns), 0.2, 0.6);
  const prices = pricesIn(input, table);
  const isLineTotal = prices.some(({ value }) => value === 'line');
  const amounts = amountsOf(table, isLineTotal);
  const costs = table.has('cost') ? [costSwitch(input, isLineTotal)] : [];
  const isCostOfLine = costs.some(({ value }) => value === 'line');
  const periods = periodsIn(table);
  const all = readRecords(table, input, {
    readLine: (row) => readSalesLine(lineAt(table, amounts, periods, isCostOfLine, row)),
    amounts: table.taken.price,
    amountAt: amounts.at,
  });
  const records = yield* scaleProgress(all, 0.6, 0.8);
  const { lines, small } = records;
  const outcomes = yield* scaleProgress(settleReturns(records.outcomes), 0.8, 0.85);
  const statement = yield* scaleProgress(statementOf(outcomes, lines, amounts.at), 0.85, 0.9);
  const sales = yield* scaleProgress(salesByProduct(outcomes, periods?.per ?? 'row'), 0.9, 0.95);
  const totals = yield* scaleProgress(totalsOf(outcomes, small, table), 0.95, 1);
  return {
    products: sales.products,
    per: sales.per,
    currency: small.currency,
    findings: [
      ...table.findings,
      ...small.findings,
      ...lineFindings(statement, sales.products.length, small.currency),
      ...emptyDaysFindings(sales),
      ...(periods ? [] : unusedDates(table)),
      ...pooledSales(table, input, sales),
    ],
    reading: readingOf(
      table,
      { ...records, outcomes },
      {
        totals,
        statement,
        amounts: amounts.name,
        after: [...prices, ...costs],
        readAs: (id, cell) => (id === 'day' ? weekText(periods?.read(cell) ?? null) : null),
      },
    ),
  };
}

/** Returns the switch between prices of units and of lines, if both are possible. */
function pricesIn(input: TableInput<SalesColumn>, table: Table<SalesColumn>): readonly Switch[] {
  if (!table.has('price') || !table.has('quantity') || table.has('unitsPerPrice')) return [];
  const value = areOfUnit(table, 'price', 'quantity') ? 'unit' : 'line';
  return [switchOf(input, { id: 'price', label: 'It’s of', column: 'price', value, options: unitOrLine })];
}

/** Lets the visitor say whether costs are those of one unit, as prices at first. */
function costSwitch(input: TableInput<SalesColumn>, isLineTotal: boolean): Switch {
  return switchOf(input, {
    id: 'cost',
    label: 'It’s the cost of',
    column: 'cost',
    value: isLineTotal ? 'line' : 'unit',
    options: unitOrLine,
  });
}

/** The amounts of the lines. */
interface Amounts {
  /** Says what the revenue is: `“Price” × “Quantity”`. */
  readonly name: string;
  /** Returns a row's revenue. */
  readonly at: (row: number) => number | null;
  /** Returns the price of one unit. */
  readonly priceAt: (row: number) => number | null;
  readonly quantityAt: (row: number) => number | null;
}

const MONEY = /\p{Sc}/u;

/** Returns prices and revenue: each line's revenue is the price times the quantity, or else the line's total. */
function amountsOf(table: Table<SalesColumn>, isLineTotal: boolean): Amounts {
  const { has, nameOf, numberAt, textAt } = table;
  const name = quoted(nameOf('price'));
  // A cell with a currency sign is an amount of money, not a quantity.
  const quantityAt = (row: number) => {
    if (!has('quantity')) return 1;
    return MONEY.test(textAt('quantity', row)) ? null : numberAt('quantity', row);
  };
  const amountAt = (row: number) => numberAt('price', row);
  if (isLineTotal)
    return {
      name,
      at: amountAt,
      priceAt: (row) => {
        const [total, quantity] = [amountAt(row), quantityAt(row)];
        return total === null || !quantity ? total : Math.round((total / quantity) * 100) / 100;
      },
      quantityAt,
    };
  const hasUnits = has('unitsPerPrice');
  const priceAt = (row: number) => {
    const [price, units] = [amountAt(row), hasUnits ? numberAt('unitsPerPrice', row) : 1];
    if (price === null || !units) return null;
    return hasUnits ? Number((price / units).toPrecision(12)) : price;
  };
  return {
    name: `${name}${hasUnits ? ` ÷ ${quoted(nameOf('unitsPerPrice'))}` : ''}${has('quantity') ? ` × ${quoted(nameOf('quantity'))}` : ''}`,
    at: (row) => {
      const [price, quantity] = [priceAt(row), quantityAt(row)];
      if (price === null || quantity === null) return null;
      return Math.abs(price) * quantity * (quantity < 0 ? 1 : Math.sign(price));
    },
    priceAt,
    quantityAt,
  };
}

function periodsIn({ has, dayTexts, days, nameOf }: Table<SalesColumn>): Periods | null {
  return has('day') ? periodsOf(dayTexts, days, nameOf('day')) : null;
}

/** Reads a line's cells. */
function lineAt(
  { has, textAt, numberAt, lines }: Table<SalesColumn>,
  { at, priceAt, quantityAt }: Amounts,
  periods: Periods | null,
  isCostOfLine: boolean,
  row: number,
): SalesLine {
  const names = (['product', 'place'] as const).filter(has);
  const dayText = textAt('day', row);
  const [quantity, cost] = [quantityAt(row), numberAt('cost', row)];
  return {
    product: names.map((name) => textAt(name, row) || '(none)').join(' · '),
    // Without periods, each line counts on its own, in table order.
    period: periods ? periods.read(dayText) : String(lines[row] ?? 0).padStart(9, '0'),
    dayText,
    price: priceAt(row),
    priceText: textAt('price', row),
    quantity,
    quantityText: textAt('quantity', row),
    revenue: at(row),
    cost:
      cost === null || (isCostOfLine && !quantity)
        ? null
        : Math.abs(isCostOfLine ? cost / (quantity ?? 1) : cost),
  };
}

/** Maximum number of prices that are listed. */
const MAX_LISTED_PRICES = 8;

/** Returns what an owner knows by heart: units, revenue, period, and the numbers of prices and products. */
function* totalsOf(
  outcomes: readonly Outcome<SalesItem>[],
  { currency, findings }: SmallColumns,
  table: Table<SalesColumn>,
): WithProgress<readonly Total[]> {
  const [prices, products, places] = [new Set<number>(), new Set<string>(), new Set<string>()];
  let [units, revenue, first, last] = [0, 0, '', ''];
  yield* forEachWithProgress(outcomes, (outcome, row) => {
    if (!('item' in outcome)) return;
    const { price, quantity, period } = outcome.item;
    prices.add(price);
    products.add(table.textAt('product', row));
    places.add(table.textAt('place', row));
    units += quantity;
    revenue += outcome.amount;
    if (first === '' || period < first) first = period;
    if (period > last) last = period;
  });
  if (prices.size === 0 || findings.some(({ severity }) => severity === 'error')) return [];
  const [firstWeek, lastWeek] = [weekText(first), weekText(last)];
  const listed = [...prices].sort(ascending).map((price) => formatToCent(price, ''));
  const isNet = outcomes.some(({ kind }) => kind === 'returned');
  const unitsSold = countTotal(units, 'unit', `units sold${isNet ? ', after returns' : ''}`);
  const value = formatToCent(revenue, currency);
  const period = periodText(first, last);
  return [
    decidedBy('quantity', Math.abs(units), unitsSold, `${unitsSold.value} units`),
    decidedBy('price', Math.abs(revenue), { value, label: 'revenue' }, value),
    ...(first.includes('-')
      ? [decidedBy('day', 0, { value: period, label: 'first and last day' }, period)]
      : []),
    ...(firstWeek !== null && lastWeek !== null
      ? [{ value: `${firstWeek} – ${lastWeek}`, label: 'first and last week' }]
      : []),
    ...(table.fitting.get('product')?.length
      ? [decidedBy('product', products.size, countTotal(products.size, 'product'))]
      : []),
    ...(table.has('place')
      ? [decidedBy('place', places.size, countTotal(places.size, 'store or region', 'stores or regions'))]
      : []),
    countTotal(
      prices.size,
      `price: ${listed.join()}`,
      `prices${prices.size <= MAX_LISTED_PRICES ? `: ${listed.join(', ')}` : ` from ${listed[0]} to ${listed.at(-1)}`}`,
    ),
  ];
}

/** Formats the key of a week without a date: `Week 12`. Null for days and lines. */
function weekText(period: string | null): string | null {
  return period?.length === 4 ? `Week ${Number(period)}` : null;
}

/** Says that the date column isn't used. */
function unusedDates({ has, dayTexts, days, nameOf }: Table<SalesColumn>): readonly Finding[] {
  if (!has('day') || dayTexts.length === 0) return [];
  const unread = dayTexts.find((text) => days.read(text) === null) ?? '';
  return say(
    'warning',
    `${quoted(nameOf('day'))} isn’t used, because most of its cells, such as ${quoted(unread)}, aren’t days, weeks, or months.`,
    'Each line counts on its own. Write days like 2026-09-02, weeks like 2026-W36, and months like 2026-09.',
  );
}

/** Asks for the product, and offers the store: two in one file can have the same product at other prices. */
function pooledSales(
  { has, fitting }: Table<SalesColumn>,
  { columns }: TableInput<SalesColumn>,
  { products }: SalesByProduct,
): readonly Finding[] {
  const isOpen = (column: SalesColumn) =>
    columns[column] === undefined && Boolean(fitting.get(column)?.length);
  return [
    ...(products.length === 1 && !has('product') && isOpen('product')
      ? say('question', 'Are these sales of one product?', 'If not, choose the product.', {
          column: 'product',
        })
      : []),
    ...(products.length > 0 && isOpen('place')
      ? say(
          'info',
          'More than one shop in this file?',
          'If so, press the column that tells them apart. Each product is then looked at by shop.',
          { column: 'place' },
        )
      : []),
  ];
}

/** Says what was done about days without a sale. */
function emptyDaysFindings({ emptyDays, products }: SalesByProduct): readonly Finding[] {
  if (!emptyDays) return [];
  const { days, empty, per } = emptyDays;
  const message = `Nothing was sold on ${grouped(empty)} of ${counted(days, 'day')}${products.length > 1 ? `, counting the days of ${grouped(products.length)} products separately` : ''}.`;
  return [
    per === null
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
        },
  ];
}
