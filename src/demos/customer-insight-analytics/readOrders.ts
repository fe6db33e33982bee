import { formatDay } from '../../domain/dates';
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
import { currenciesOf } from '../shared/csv/currencies';
import type { DayOrder } from '../shared/csv/dayOrders';
import type { Finding } from '../shared/csv/finding';
import { LineFindings } from '../shared/csv/finding';
import type { PricedLine } from '../shared/csv/lineTotals';
import { areLineTotals, lineTotalFinding } from '../shared/csv/lineTotals';
import { purchaseTest } from '../shared/csv/orderStatus';
import type { CsvTable } from '../shared/csv/readCsv';
import { decimalMarkOf, readCsv } from '../shared/csv/readCsv';
import type { Readback } from '../shared/csv/readback';
import { cellInSentence, EXAMPLES, readbackOf } from '../shared/csv/readback';
import type { CsvSource } from '../shared/csv/source';
import { DAY_MS } from '../shared/days';
import type { WithProgress } from '../shared/model/withProgress';
import { scaleProgress } from '../shared/model/withProgress';
import { orderFindings } from './orderFindings';
import type { Order } from './orders';
import type { OrderColumn } from './orderColumns';
import { orderColumns } from './orderColumns';
import { areNumbersShared, areTotalsRepeated, guestIdOf } from './orderTable';

/** Treatment of returns, which are negative amounts and refunds: subtract or ignore them. */
export type Returns = 'taken off' | 'left out';
/** Grouping of lines into orders: always by order number if the table has one. */
export type OrderUnit = 'number' | 'day' | 'line';

/** The visitor's choices for reading a table; omitted ones are inferred. */
export interface OrderReading {
  readonly columns: Chosen<OrderColumn>;
  readonly dayOrder?: DayOrder;
  readonly orderUnit?: Exclude<OrderUnit, 'number'>;
  readonly returns: Returns;
}

export interface OrdersInterpretation {
  readonly lines: number;
  /** Null if no date is written like 3/4/2026. */
  readonly dayOrder: DayOrder | null;
  readonly amount: 'amount' | 'price' | 'quantity × price';
  readonly orderUnit: OrderUnit;
  readonly returned: number;
}

export interface ReadOrders {
  readonly columns: CsvTable<OrderColumn>['columns'];
  readonly orders: readonly Order[];
  /** Amount returned by each customer, as a positive number. */
  readonly returns: ReadonlyMap<string, number>;
  /** Currency sign of the amounts; empty if they have none. */
  readonly currency: string;
  readonly findings: readonly Finding[];
  /** Null for generated orders, or if nothing could be read. */
  readonly interpretation: OrdersInterpretation | null;
  /** Null for generated orders. */
  readonly readback: Readback | null;
}

/** Names used for customers without an account. */
const GUEST =
  /^(?:guests?|guest (?:customer|user)|anonymous|unknown|none|null|n\/a|not logged in|walk-?in(?: customer)?|cash (?:customer|sale)|-+)$/iu;

/** Minimum number of rows above a final total; with fewer, the sum may match by chance. */
const MIN_ROWS_ABOVE_TOTAL = 5;

const TOTAL_ROW = /^(?:grand |sub-?)?totals?:?$/iu;

/** Number of lines compared to find out whether prices are totals. */
const MAX_COMPARED = 5000;

/** Number of rows read between two progress steps. */
const ROWS = 5000;

/** Reads orders from a table with one line per order or per product. */
export function* readOrders(source: CsvSource, reading: OrderReading): WithProgress<ReadOrders> {
  const table = yield* scaleProgress(readCsv(source, orderColumns, reading.columns), 0, 0.7);
  const cellsOf = (id: OrderColumn) => table.cells.get(id) ?? [];
  const textOf = (id: OrderColumn) => {
    const cells = cellsOf(id);
    return (row: number) => (cells[row] ?? '').trim();
  };
  const nameOf = (id: OrderColumn) => table.columns?.names[table.columns.taken[id] ?? -1] ?? '';
  const amountId = table.cells.has('amount') ? 'amount' : 'price';
  const days = yield* scaleProgress(dayReader(cellsOf('day'), reading.dayOrder), 0.7, 0.75);
  const isShared = yield* scaleProgress(
    areNumbersShared(cellsOf('order'), [
      cellsOf('customer'),
      cellsOf('day').map((cell) => days.read(cell) ?? ''),
    ]),
    0.75,
    0.75,
  );
  const hasNumber = table.cells.has('order') && !isShared;
  const hasQuantity = table.cells.has('quantity');
  const isProduct = amountId === 'price' && hasQuantity;
  // A quantity column means one line per product, so a customer's lines of one day form an order.
  const orderUnit = hasNumber ? 'number' : (reading.orderUnit ?? (hasQuantity ? 'day' : 'line'));

  const decimal = decimalMarkOf(table, days);
  const numbersOf = function* (id: OrderColumn): WithProgress<(row: number) => number | null> {
    const { read } = yield* scaleProgress(numberReader(cellsOf(id), decimal), 0.8, 0.8);
    const text = textOf(id);
    return (row) => read(text(row));
  };
  const amounts = yield* scaleProgress(numberReader(cellsOf(amountId), decimal), 0.75, 0.8);
  const priceAt = yield* numbersOf('price');
  const quantityAt = yield* numbersOf('quantity');
  const refundAt = yield* numbersOf('refunded');
  const [customerAt, dayAt, amountAt] = [textOf('customer'), textOf('day'), textOf(amountId)];
  const numberText = textOf('order');
  const numberAt = (row: number) => (hasNumber ? numberText(row) : '');
  const quantityTextAt = textOf('quantity');
  const unitsPer = unitsPerAmount(nameOf(amountId), cellsOf(amountId));
  const orderKeys = (['order', 'customer', 'day'] as const).map(cellsOf);
  const isPurchase = purchaseTest(cellsOf('status'), orderKeys);
  const isRepeated =
    hasNumber &&
    amountId === 'amount' &&
    !/\b(?:line|item)/iu.test(nameOf('amount')) &&
    (yield* scaleProgress(
      areTotalsRepeated(
        cellsOf('order'),
        cellsOf('amount'),
        (row) => amounts.read(amountAt(row)),
        (row) => {
          const price = priceAt(row);
          const quantity = quantityAt(row);
          return price === null || quantity === null ? null : price * quantity;
        },
      ),
      0.8,
      0.9,
    ));
  const currencyCells = table.cells.has('currency')
    ? continuedCells(cellsOf('currency'), orderKeys)
    : cellsOf(amountId);
  const currencies = yield* scaleProgress(currenciesOf(currencyCells), 0.9, 0.9);
  const guestId = yield* scaleProgress(guestIdOf(cellsOf('customer')), 0.9, 0.9);

  const currency = currencyOf(currencies.main === '' ? cellsOf(amountId) : [currencies.main]);
  const examples: string[] = [];
  const lineTotals: PricedLine[] = [];
  const problems = new LineFindings();
  const counts = { repeated: 0, otherCurrency: 0, guests: 0, totals: 0, unpaid: 0, continued: 0 };
  const orders = new Map<string, Order>();
  const returns = new Map<string, number>();
  let returned = 0;
  const addReturn = (customer: string, amount: number) => {
    returned += 1;
    if (reading.returns === 'taken off') returns.set(customer, (returns.get(customer) ?? 0) + amount);
  };
  let sumOfAmounts = 0;
  /** Customer and order number of the latest line that lines without an amount may continue. */
  let head = { customer: '', number: '' };
  for (const [row, line] of table.lines.entries()) {
    if (row % ROWS === 0) yield 0.9 + (0.1 * row) / table.lines.length;
    if (!isPurchase(row)) {
      counts.unpaid += 1;
      continue;
    }
    const customer = customerOf(customerAt(row));
    const day = days.read(dayAt(row));
    const cents = amounts.read(amountAt(row));
    const amount = cents === null ? null : cents / unitsPer;
    const quantity = hasQuantity ? quantityAt(row) : 1;
    const number = numberAt(row);
    const isSum =
      row >= MIN_ROWS_ABOVE_TOTAL && row === table.lines.length - 1 && isNearly(amount, sumOfAmounts);
    if (isSum || [customer, number, dayAt(row)].some((text) => TOTAL_ROW.test(text))) {
      counts.totals += 1;
      continue;
    }
    sumOfAmounts += amount ?? 0;
    if (!currencies.isMain(row)) {
      counts.otherCurrency += 1;
      continue;
    }
    // Many stores export an order's total only on its first line.
    if (
      amountId === 'amount' &&
      amountAt(row) === '' &&
      (number === '' ? customer !== '' && customer === head.customer : number === head.number)
    ) {
      counts.continued += 1;
      continue;
    }
    head = { customer, number };
    if (GUEST.test(customer) || customer === guestId) {
      counts.guests += 1;
      continue;
    }
    if (customer === '') {
      problems.add(line, customer, 'can’t be a customer', 'Enter a name or a number.');
      continue;
    }
    if (day === null) {
      problems.add(
        line,
        dayAt(row),
        'is not a date',
        'Use a format such as 2026-09-02, 9/2/2026, or September 2, 2026.',
      );
      continue;
    }
    if (amount === null) {
      problems.add(
        line,
        amountAt(row),
        `is not a number in the ${amountId} column`,
        'Use a format such as 24.90.',
      );
      continue;
    }
    if (isProduct && quantity === null) {
      problems.add(
        line,
        quantityTextAt(row),
        'is not a number in the quantity column',
        'Use a number such as 3.',
      );
      continue;
    }
    // On a line with a total, only the quantity may carry the sign of a return.
    const sum = isProduct ? amount * (quantity ?? 1) : (quantity ?? 1) < 0 ? -Math.abs(amount) : amount;
    if (sum === 0)
      problems.add(
        line,
        amountAt(row),
        'is an amount of zero',
        'Gifts and corrections say nothing about a customer’s spend.',
      );
    else if (sum < 0) addReturn(customer, -sum);
    else {
      const unit = orderUnit === 'line' ? line : orderUnit === 'number' && number !== '' ? number : day;
      const key = `${unit}\u0000${customer}`;
      const known = orders.get(key);
      if (known && isRepeated) {
        counts.repeated += 1;
        continue;
      }
      if (isProduct && lineTotals.length < MAX_COMPARED)
        lineTotals.push({ price: amount, quantity: quantity ?? 1 });
      if (examples.length < EXAMPLES)
        examples.push(
          `On ${formatDay(day)}, ${cellInSentence(customer)} paid ${formatToCent(sum, currency)}${number === '' ? '' : ` (order ${cellInSentence(number)})`}.`,
        );
      orders.set(key, {
        customer,
        day: Math.max(known?.day ?? -Infinity, Date.parse(day) / DAY_MS),
        amount: (known?.amount ?? 0) + sum,
      });
      const refund = refundAt(row) ?? 0;
      if (refund > 0) addReturn(customer, refund);
    }
  }
  const findings: Finding[] = [
    ...table.findings,
    ...problems.findings(),
    ...orderFindings(counts, {
      amount: nameOf('amount'),
      status: nameOf('status'),
      currency: currencies.main,
    }),
  ];
  if (isShared && table.cells.has('order'))
    findings.push({
      severity: 'question',
      message: `Is “${nameOf('order')}” the order number?`,
      suggestion:
        'The same one names several customers or days, so it isn’t used. Choose the order number, or “None.”',
    });
  if (unitsPer !== 1) findings.push(centsFinding(nameOf(amountId)));
  if (areLineTotals([lineTotals]))
    findings.push(
      lineTotalFinding(
        nameOf('price'),
        'If it’s the total, choose it for the amount, and “None” for the price.',
      ),
    );
  if (orders.size > 0)
    findings.push(
      ...assumptionFindings(days, 'A date', CERTAIN_DAYS),
      ...assumptionFindings(amounts, 'An amount', 'If that is wrong, write amounts with two decimals.'),
    );
  else if (table.lines.length > 0)
    findings.push({
      severity: 'error',
      message: 'No line counts as an order.',
      suggestion: 'Fix the problems listed, or choose other columns.',
    });
  return {
    columns: table.columns,
    orders: [...orders.values()],
    returns,
    currency,
    readback: yield* scaleProgress(readbackOf(examples, cellsOf('status'), currencyCells), 1, 1),
    findings,
    interpretation:
      orders.size === 0
        ? null
        : {
            lines: table.lines.length,
            dayOrder: days.order,
            amount: isProduct ? 'quantity × price' : amountId,
            orderUnit,
            returned,
          },
  };
}

/** Returns a customer's key. Emails are compared without case. */
function customerOf(cell: string): string {
  const customer = cell.trim();
  return customer.includes('@') ? customer.toLowerCase() : customer;
}

/** Tests whether an amount equals a sum, up to rounding. */
function isNearly(amount: number | null, sum: number): boolean {
  return amount !== null && amount > 0 && Math.abs(amount - sum) < 0.01;
}
