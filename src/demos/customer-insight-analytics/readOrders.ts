import { isolated } from '../../domain/isolated';
import { formatToCent } from '../shared/amounts';
import type { Finding } from '../shared/csv/finding';
import { quoted } from '../shared/csv/finding';
import type { Outcome, Statement } from '../shared/csv/outcomes';
import { statementOf } from '../shared/csv/outcomes';
import { withOffers } from '../shared/csv/offers';
import type { ParsedTable } from '../shared/csv/parseTable';
import { parseTable } from '../shared/csv/parseTable';
import type { Total, WithReading } from '../shared/csv/reading';
import { countTotal, decidedBy, lineFindings, periodText, readingOf } from '../shared/csv/reading';
import { readRecords } from '../shared/csv/readRecords';
import type { Switch, Table } from '../shared/csv/readTable';
import { areOfUnit, optionsOf, readTable, switchOf } from '../shared/csv/readTable';
import type { SmallColumns } from '../shared/csv/smallColumns';
import type { TableInput } from '../shared/csv/source';
import { DAY_MS } from '../shared/days';
import type { WithProgress } from '../shared/model/withProgress';
import { forEachWithProgress, mapWithProgress, scaleProgress } from '../shared/model/withProgress';
import type { OrderColumn } from './orderColumns';
import { ORDERS_NEEDED, orderColumns } from './orderColumns';
import type { OrderItem, OrderLine } from './orderLine';
import { readOrderLine } from './orderLine';
import type { Order } from './orders';
import { settleReturns } from './returns';

export interface ReadOrders extends WithReading<OrderColumn> {
  readonly orders: readonly Order[];
  /** Amount returned by each customer of no particular order, as a positive number. */
  readonly returns: ReadonlyMap<string, number>;
  /** Currency sign of the amounts; empty if they have none. */
  readonly currency: string;
}

/** Reads orders from a table with one line per order or per product. */
export function* readOrders(input: TableInput<OrderColumn>): WithProgress<ReadOrders> {
  const parsed = yield* scaleProgress(parseTable(input, orderColumns), 0, 0.2);
  return yield* withOffers(input, parsed.rows.length, (own) => readOnce(own, parsed));
}

/** Amounts with this word are what is left after refunds. */
const ADJUSTED = /adjusted/iu;

/** Reads the columns, without the refunds if the amounts are already less them. */
function* tableOf(input: TableInput<OrderColumn>, parsed: ParsedTable): WithProgress<Table<OrderColumn>> {
  const table = yield* readTable(input, parsed, orderColumns);
  const isTwice = table.has('refunded') && ADJUSTED.test(table.nameOf('amount'));
  if (!isTwice || input.columns.refunded !== undefined) return table;
  return yield* readTable({ ...input, columns: { ...input.columns, refunded: null } }, parsed, orderColumns);
}

function* readOnce(input: TableInput<OrderColumn>, parsed: ParsedTable): WithProgress<ReadOrders> {
  const table = yield* scaleProgress(tableOf(input, parsed), 0.2, 0.6);
  const totals = yield* scaleProgress(orderTotals(table), 0.6, 0.65);
  const together = togetherSwitch(input, table, totals);
  const isByDay = together.some(({ value }) => value === 'day');
  const switches = [...together, ...meaningSwitch(input, table, totals)];
  const meaning = switches.find(({ id }) => id === 'amount')?.value ?? 'line';
  const amounts = amountsOf(table, meaning === 'unit');
  const isLater = (row: number) => (totals.firsts.get(table.textAt('order', row))?.row ?? row) !== row;
  const isRepeated = (row: number) => meaning === 'repeated' && isLater(row);
  const readAgain = (row: number, isContinued = false) => {
    const line = lineAt(table, amounts, isByDay, row);
    const hasEarlierTotal = isContinued || (isLater(row) && line.amountText === '');
    return readOrderLine({ ...line, hasEarlierTotal });
  };
  const lines = readRecords(table, input, {
    readLine: (row) => readAgain(row, isRepeated(row)),
    amounts: table.taken.amount,
    amountAt: amounts.at,
    hasRefund: (row) => (table.numberAt('refunded', row) ?? 0) !== 0,
  });
  const records = yield* scaleProgress(lines, 0.65, 0.8);
  const totalsAgain = withTotals(records.outcomes, (row) => table.textAt('order', row), readAgain);
  const all = yield* scaleProgress(totalsAgain, 0.8, 0.85);
  const settled = yield* scaleProgress(settleReturns(all), 0.85, 0.95);
  const { orders, returns, refunded, outcomes } = settled;
  // A repeated total counts once.
  const amountAt = (row: number) =>
    isRepeated(row) && !('item' in (outcomes[row] ?? {})) ? null : amounts.at(row);
  const added = statementOf(outcomes, records.lines, amountAt);
  const statement = yield* scaleProgress(added, 0.95, 1);
  const { small } = records;
  const customers = new Set(orders.map(({ customer }) => customer)).size;
  const hasReturns = statement.rows.some(({ kind }) => kind === 'returned');
  const revenue = { value: amounts.name, isNet: hasReturns || refunded > 0 };
  return {
    orders,
    returns,
    currency: small.currency,
    findings: findingsOf(table, small, statement, { orders, refunded, hasReturns, together }),
    reading: readingOf(
      table,
      { ...records, outcomes },
      {
        totals: totalsOf(table, { orders, customers, returns }, small, revenue),
        statement,
        amounts: `${amounts.name}${meaning === 'repeated' ? ', once per order' : ''}`,
        adjustments: adjustmentsOf(table, refunded),
        after: switches,
      },
    ),
  };
}

/** Says what the column of refunds subtracts. */
function adjustmentsOf({ nameOf }: Table<OrderColumn>, refunded: number) {
  return refunded === 0 ? [] : [{ reason: `refunds in ${quoted(nameOf('refunded'))}`, amount: -refunded }];
}

function findingsOf(
  table: Table<OrderColumn>,
  { findings, currency }: SmallColumns,
  statement: Statement,
  read: {
    readonly orders: readonly Order[];
    readonly refunded: number;
    readonly hasReturns: boolean;
    readonly together: readonly Switch[];
  },
): readonly Finding[] {
  return [
    ...table.findings,
    ...findings,
    ...lineFindings(statement, read.orders.length, currency, ORDERS_NEEDED),
    ...(read.refunded > 0 && read.hasReturns ? [refundsTwice(table)] : []),
    ...togetherFindings(read.together),
  ];
}

/** Asks whether refunds with lines of their own are also in a column, so that both would be subtracted. */
function refundsTwice({ nameOf }: Table<OrderColumn>): Finding {
  return {
    severity: 'question',
    message: `Are the refunds in ${quoted(nameOf('refunded'))} also on lines of their own? Both are subtracted.`,
    suggestion: 'If so, choose “None” for “Refunded” under “Columns.”',
  };
}

interface Amounts {
  /** Says what the amounts are: `“Total”`. */
  readonly name: string;
  readonly at: (row: number) => number | null;
}

/** Returns the amounts of the lines: those of the amount column, or times the quantity if it's the price of a unit. */
function amountsOf({ nameOf, numberAt }: Table<OrderColumn>, isOfUnit: boolean): Amounts {
  const name = quoted(nameOf('amount'));
  if (!isOfUnit) return { name, at: (row) => numberAt('amount', row) };
  return {
    name: `${name} × ${quoted(nameOf('quantity'))}`,
    at: (row) => {
      const [price, count] = [numberAt('amount', row), numberAt('quantity', row)];
      return price === null || count === null ? null : price * count;
    },
  };
}

/** Reads a line's cells. */
function lineAt(
  table: Table<OrderColumn>,
  amounts: Amounts,
  isByDay: boolean,
  row: number,
): Omit<OrderLine, 'hasEarlierTotal'> {
  const customer = table.textAt('customer', row);
  const number = table.textAt('order', row);
  const day = table.dayAt('day', row);
  const unit = number !== '' ? number : isByDay ? day : row;
  return {
    customer,
    day,
    dayText: table.textAt('day', row),
    number,
    reference: table.textAt('reference', row),
    amount: amounts.at(row),
    amountText: table.textAt('amount', row),
    refunded: Math.abs(table.numberAt('refunded', row) ?? 0),
    orderKey: `${unit}\u0000${customer}`,
  };
}

/** Amounts are repeated totals if at most this share of the orders with several lines have different ones. */
const MAX_DIFFERING_SHARE = 0.05;
/** A column whose name says that it's the line's amount. */
const OF_LINE = /(?:^|[^a-z])(?:line|item|unit|price$)/iu;

interface OrderTotals {
  /** The first row with an amount of each order, by its number. */
  readonly firsts: ReadonlyMap<string, { readonly row: number }>;
  readonly hasUnnumbered: boolean;
  /** True if a customer has several lines on a day. */
  readonly haveDaysInCommon: boolean;
  /** Whether an order's amounts look like its total, repeated on each line; null if no order has several. */
  readonly areRepeated: boolean | null;
}

/** Finds the first line with an amount of each order, whether the others repeat it, and whether customers share days. */
function* orderTotals(table: Table<OrderColumn>): WithProgress<OrderTotals> {
  const firsts = new Map<string, { readonly row: number; readonly amount: string }>();
  const [days, several, differing] = [new Set<string>(), new Set<string>(), new Set<string>()];
  let [all, unnumbered] = [0, 0];
  yield* forEachWithProgress(table.rows, (_, row) => {
    const [number, amount] = [table.textAt('order', row), table.textAt('amount', row)];
    if (amount === '') return;
    const known = firsts.get(number);
    all += 1;
    days.add(`${table.textAt('day', row)}\u0000${table.textAt('customer', row)}`);
    if (number === '') unnumbered += 1;
    else if (known) {
      several.add(number);
      if (known.amount !== amount) differing.add(number);
    } else firsts.set(number, { row, amount });
  });
  return {
    firsts,
    hasUnnumbered: unnumbered > 0,
    haveDaysInCommon: all > days.size && table.has('customer'),
    areRepeated:
      several.size === 0
        ? null
        : differing.size <= MAX_DIFFERING_SHARE * several.size && !OF_LINE.test(table.nameOf('amount')),
  };
}

/** Reads the total of an order again from a later line, if the line with the first was left out. */
function* withTotals(
  outcomes: readonly Outcome<OrderItem>[],
  numberAt: (row: number) => string,
  readAgain: (row: number) => Outcome<OrderItem>,
): WithProgress<readonly Outcome<OrderItem>[]> {
  const seen = new Set<string>();
  yield* forEachWithProgress(outcomes, (own, row) => {
    if ('item' in own) seen.add(numberAt(row));
  });
  return yield* mapWithProgress(outcomes, (own, row) => {
    if (own.kind !== 'continued' || seen.has(numberAt(row))) return own;
    seen.add(numberAt(row));
    return readAgain(row);
  });
}

/**
 * Lets the visitor say which lines without an order number form an order. A quantity means one line per product.
 */
function togetherSwitch(
  input: TableInput<OrderColumn>,
  table: Table<OrderColumn>,
  { haveDaysInCommon, hasUnnumbered }: OrderTotals,
): readonly Switch[] {
  if (!haveDaysInCommon || !hasUnnumbered) return [];
  return [
    switchOf(input, {
      id: 'together',
      label: 'Without a number, an order is',
      column: 'order',
      value: table.has('order') || table.has('quantity') ? 'day' : 'line',
      options: optionsOf({ line: 'One line', day: 'A customer’s lines of one day' }),
    }),
  ];
}

/** Lets the visitor say what amounts are of, if a quantity or several lines of an order leave it open. */
function meaningSwitch(
  input: TableInput<OrderColumn>,
  table: Table<OrderColumn>,
  { areRepeated }: OrderTotals,
): readonly Switch[] {
  const hasQuantity = table.has('amount') && table.has('quantity');
  const options = optionsOf({
    line: 'Each line’s own amount',
    ...(hasQuantity && { unit: 'The price of one unit' }),
    ...(areRepeated !== null && { repeated: 'The order’s total, repeated' }),
  });
  if (options.length < 2) return [];
  const value = areRepeated
    ? 'repeated'
    : hasQuantity && areOfUnit(table, 'amount', 'quantity')
      ? 'unit'
      : 'line';
  return [switchOf(input, { id: 'amount', label: 'It’s', column: 'amount', value, options })];
}

function totalsOf(
  { has, chosen }: Table<OrderColumn>,
  { orders, customers, returns }: Pick<ReadOrders, 'orders' | 'returns'> & { readonly customers: number },
  { currency, currencyText, findings }: SmallColumns,
  revenue: { readonly value: string; readonly isNet: boolean },
): readonly Total[] {
  if (orders.length === 0 || findings.some(({ severity }) => severity === 'error')) return [];
  let [first, last, sum] = [Infinity, -Infinity, 0];
  for (const { day, amount } of orders) {
    first = Math.min(first, day);
    last = Math.max(last, day);
    sum += amount;
  }
  for (const amount of returns.values()) sum -= amount;
  const isoDay = (day: number) => new Date(day * DAY_MS).toISOString().slice(0, 10);
  const value = formatToCent(sum, currency);
  const all = countTotal(orders.length, 'order');
  const period = periodText(isoDay(first), isoDay(last));
  return [
    has('order') && chosen.order === undefined ? all : decidedBy('order', orders.length, all),
    decidedBy('customer', customers, countTotal(customers, 'customer')),
    decidedBy('day', 0, { value: period, label: 'first and last order' }, period),
    decidedBy(
      'amount',
      Math.abs(sum),
      {
        value,
        label: `revenue${revenue.isNet ? ' after returns' : ''}: ${revenue.value}${currencyText === currency ? '' : ` (${isolated(currencyText)})`}`,
      },
      value,
    ),
  ];
}

/** Says which lines form an order without a number. */
function togetherFindings(together: readonly Switch[]): readonly Finding[] {
  return together.map(({ value }): Finding => ({
    severity: 'info',
    message: `Without an order number, ${value === 'day' ? 'a customer’s lines of one day are one order' : 'each line is an order'}.`,
    suggestion: 'You can change that beside “Order number.”',
  }));
}
