import { isolated } from '../../domain/isolated';
import { formatToCent } from '../shared/amounts';
import type { Finding } from '../shared/csv/finding';
import { quoted } from '../shared/csv/finding';
import type { Statement } from '../shared/csv/outcomes';
import { statementOf } from '../shared/csv/outcomes';
import type { Total, WithReading } from '../shared/csv/reading';
import { countTotal, lineFindings, periodText, readingOf } from '../shared/csv/reading';
import { readRecords } from '../shared/csv/readRecords';
import type { Switch, Table } from '../shared/csv/readTable';
import { areLineTotals, priceSwitch, readTable, switchOf } from '../shared/csv/readTable';
import type { SmallColumns } from '../shared/csv/smallColumns';
import type { TableInput } from '../shared/csv/source';
import { DAY_MS } from '../shared/days';
import type { WithProgress } from '../shared/model/withProgress';
import { scaleProgress } from '../shared/model/withProgress';
import type { OrderColumn } from './orderColumns';
import { ORDERS_NEEDED, orderColumns } from './orderColumns';
import type { OrderLine } from './orderLine';
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
  const table = yield* scaleProgress(readTable(input, orderColumns, isSameOrder), 0, 0.7);
  const totals = yield* scaleProgress(orderTotals(table), 0.7, 0.75);
  const switches = switchesOf(input, table, totals);
  const chose = (value: string) => switches.some((own) => own.value === value);
  const amounts = amountsOf(table, chose('line'));
  const isLater = (row: number) =>
    amounts.id === 'amount' && table.textAt('order', row) !== '' && !totals.firsts.has(row);
  const records = yield* scaleProgress(
    readRecords(table, input, {
      readLine: (row) => {
        const line = lineAt(table, amounts, row);
        return readOrderLine({
          ...line,
          hasEarlierTotal: isLater(row) && (chose('repeated') || line.amountText === ''),
        });
      },
      amounts: table.taken[amounts.id],
      hasRefund: (row) => (table.numberAt('refunded', row) ?? 0) !== 0,
    }),
    0.75,
    0.93,
  );
  const { orders, returns, refunded, outcomes } = yield* scaleProgress(
    settleReturns(records.outcomes),
    0.93,
    0.96,
  );
  // A repeated total counts once.
  const amountAt = (row: number) => (chose('repeated') && isLater(row) ? null : amounts.at(row));
  const statement = yield* scaleProgress(statementOf(outcomes, records.lines, amountAt), 0.96, 1);
  const { currency } = records.small;
  const customers = new Set(orders.map(({ customer }) => customer)).size;
  return {
    orders,
    returns,
    currency,
    findings: findingsOf(table, records.small, statement, { orders, refunded, customers }),
    reading: readingOf(
      table,
      { ...records, outcomes },
      {
        totals: totalsOf(
          orders,
          customers,
          returns,
          records.small,
          `revenue${statement.rows.some(({ kind }) => kind === 'returned') || refunded > 0 ? ' after returns' : ''}: ${amounts.name}`,
        ),
        statement,
        amounts: `${amounts.name}${chose('repeated') ? ', once per order' : ''}`,
        adjustments:
          refunded === 0
            ? []
            : [{ reason: `refunds in ${quoted(table.nameOf('refunded'))}`, amount: -refunded }],
        after: switches,
      },
    ),
  };
}

function switchesOf(
  input: TableInput<OrderColumn>,
  table: Table<OrderColumn>,
  totals: OrderTotals,
): readonly Switch[] {
  const hasPrices = !table.has('amount') && table.has('price') && table.has('quantity');
  return [...totalsSwitch(input, totals), ...(hasPrices ? [priceSwitch(input, areLineTotals(table))] : [])];
}

function findingsOf(
  table: Table<OrderColumn>,
  { findings, currency }: SmallColumns,
  statement: Statement,
  read: { readonly orders: readonly Order[]; readonly refunded: number; readonly customers: number },
): readonly Finding[] {
  const hasReturns = statement.rows.some(({ kind }) => kind === 'returned');
  return [
    ...table.findings,
    ...findings,
    ...lineFindings(statement, read.orders.length, currency, ORDERS_NEEDED),
    ...(read.refunded > 0 && hasReturns ? [refundsTwice(table)] : []),
    ...(read.customers < read.orders.length ? [] : doubtedCustomer(table, read.orders)),
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

/** Tests whether a row has the same order number as the one above. */
function isSameOrder(cellOf: (id: OrderColumn) => string, above: (id: OrderColumn) => string): boolean {
  return cellOf('order') !== '' && cellOf('order') === above('order');
}

interface Amounts {
  readonly id: 'amount' | 'price';
  /** Says what the amounts are: `“Total”`. */
  readonly name: string;
  readonly at: (row: number) => number | null;
  /** Tests for a line whose amount is in the column of refunds, as in tables with debit and credit. */
  readonly isDebit: (row: number) => boolean;
}

/** Returns the amounts of the lines: those of the amount column, or price times quantity. */
function amountsOf(table: Table<OrderColumn>, isLineTotal: boolean): Amounts {
  const { has, nameOf, numberAt } = table;
  const hasQuantity = has('quantity');
  const refundedAt = (row: number) => Math.abs(numberAt('refunded', row) ?? 0);
  if (has('price') && !has('amount') && hasQuantity && !isLineTotal)
    return {
      id: 'price',
      name: `${quoted(nameOf('price'))} × ${quoted(nameOf('quantity'))}`,
      at: (row) => {
        const [price, quantity] = [numberAt('price', row), numberAt('quantity', row)];
        return price === null || quantity === null ? null : price * quantity;
      },
      isDebit: () => false,
    };
  const id = has('amount') ? 'amount' : 'price';
  // On a line with a total, only the quantity may carry the sign of a return.
  const isReturn = (row: number) => (numberAt('quantity', row) ?? 1) < 0 && (numberAt(id, row) ?? 0) > 0;
  const isSigned = hasQuantity && table.lines.some((_, row) => isReturn(row));
  const isDebit = (row: number) => has('refunded') && table.textAt(id, row) === '' && refundedAt(row) > 0;
  const hasDebits = table.lines.some((_, row) => isDebit(row));
  return {
    id,
    name: `${quoted(nameOf(id))}${isSigned ? `, negative where ${quoted(nameOf('quantity'))} is` : ''}${hasDebits ? ` − ${quoted(nameOf('refunded'))}` : ''}`,
    at: (row) => {
      if (isDebit(row)) return -refundedAt(row);
      const amount = numberAt(id, row);
      return amount !== null && isSigned && isReturn(row) ? -amount : amount;
    },
    isDebit,
  };
}

/** Reads a line's cells. */
function lineAt(
  table: Table<OrderColumn>,
  amounts: Amounts,
  row: number,
): Omit<OrderLine, 'hasEarlierTotal'> {
  const customer = customerOf(table.textAt('customer', row));
  const number = table.textAt('order', row);
  const isDebit = amounts.isDebit(row);
  const day = table.dayAt('day', row);
  // A quantity means one line per product, so a customer's lines of one day form an order.
  const unit = number !== '' ? number : table.has('order') || table.has('quantity') ? day : row;
  return {
    customer,
    day,
    dayText: table.textAt('day', row),
    number,
    reference: table.textAt('reference', row),
    amount: amounts.at(row),
    amountText: table.textAt(isDebit ? 'refunded' : amounts.id, row),
    refunded: isDebit ? 0 : Math.abs(table.numberAt('refunded', row) ?? 0),
    orderKey: `${unit}\u0000${customer}`,
  };
}

/** Returns a customer's key. Emails are compared without case. */
function customerOf(cell: string): string {
  return cell.includes('@') ? cell.toLowerCase() : cell;
}

/** Number of rows read between two progress steps. */
const ROWS = 5000;
/** Among orders with several amounts, the minimum share that repeat one to be read as totals. */
const MIN_REPEATED_SHARE = 0.95;
/** A column whose name says that it's the line's amount. */
const OF_LINE = /(?:^|[^a-z])(?:line|item)/iu;

interface OrderTotals {
  /** Rows that are the first with an amount of their order. */
  readonly firsts: ReadonlySet<number>;
  /** Whether an order's amounts look like its total, repeated on each line; null if no order has several. */
  readonly areRepeated: boolean | null;
}

/** Finds the first line with an amount of each order, and whether the others repeat it. */
function* orderTotals(table: Table<OrderColumn>): WithProgress<OrderTotals> {
  const firsts = new Set<number>();
  const orders = new Map<string, { readonly amount: string; lines: number; isRepeated: boolean }>();
  if (table.has('order') && table.has('amount'))
    for (const row of table.rows.keys()) {
      if (row % ROWS === 0) yield row / table.rows.length;
      const [number, amount] = [table.textAt('order', row), table.textAt('amount', row)];
      if (amount === '') continue;
      const known = orders.get(number);
      if (known) {
        known.lines += 1;
        known.isRepeated &&= known.amount === amount;
      } else {
        firsts.add(row);
        orders.set(number, { amount, lines: 1, isRepeated: true });
      }
    }
  orders.delete('');
  const several = [...orders.values()].filter(({ lines }) => lines > 1);
  const repeated = several.filter(({ isRepeated }) => isRepeated).length;
  return {
    firsts,
    areRepeated:
      several.length === 0
        ? null
        : repeated >= MIN_REPEATED_SHARE * several.length && !OF_LINE.test(table.nameOf('amount')),
  };
}

function totalsSwitch(input: TableInput<OrderColumn>, { areRepeated }: OrderTotals): readonly Switch[] {
  if (areRepeated === null) return [];
  return [
    switchOf(input, {
      id: 'totals',
      label: 'On an order’s lines, it’s',
      column: 'amount',
      value: areRepeated ? 'repeated' : 'own',
      options: [
        { value: 'own', label: 'Each line’s own amount' },
        { value: 'repeated', label: 'The order’s total, repeated' },
      ],
    }),
  ];
}

function totalsOf(
  orders: readonly Order[],
  customers: number,
  returns: ReadonlyMap<string, number>,
  { currency, currencyText, findings }: SmallColumns,
  revenue: string,
): readonly Total[] {
  if (orders.length === 0 || findings.length > 0) return [];
  let [first, last, sum] = [Infinity, -Infinity, 0];
  for (const { day, amount } of orders) {
    first = Math.min(first, day);
    last = Math.max(last, day);
    sum += amount;
  }
  for (const amount of returns.values()) sum -= amount;
  const isoDay = (day: number) => new Date(day * DAY_MS).toISOString().slice(0, 10);
  return [
    countTotal(orders.length, 'order'),
    countTotal(customers, 'customer'),
    { value: periodText(isoDay(first), isoDay(last)), label: 'first and last order' },
    {
      value: formatToCent(sum, currency),
      label: `${revenue}${currencyText === currency ? '' : ` (${isolated(currencyText)})`}`,
    },
  ];
}

/** With fewer orders, it's no surprise that no customer ordered twice. */
const MIN_DOUBTED_ORDERS = 30;

/** Doubts a customer column that is new in each order. */
function doubtedCustomer({ nameOf }: Table<OrderColumn>, orders: readonly Order[]): readonly Finding[] {
  if (orders.length < MIN_DOUBTED_ORDERS) return [];
  return [
    {
      severity: 'question',
      message: `Does ${quoted(nameOf('customer'))} identify customers? Each order has its own.`,
      suggestion: 'If another column has the same value for all orders of a customer, choose it.',
    },
  ];
}
