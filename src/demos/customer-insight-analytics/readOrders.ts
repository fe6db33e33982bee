import {
  CERTAIN_DAYS,
  assumptionFindings,
  currencyIn,
  currencyOf,
  dayReader,
  numberReader,
} from '../shared/csv/cells';
import type { Chosen } from '../shared/csv/columns';
import type { DayOrder } from '../shared/csv/dayOrders';
import type { Finding } from '../shared/csv/finding';
import { LineFindings } from '../shared/csv/finding';
import type { CsvTable } from '../shared/csv/readCsv';
import { decimalMarkOf, readCsv } from '../shared/csv/readCsv';
import type { CsvSource } from '../shared/csv/source';
import { counted } from '../../domain/numerals';
import { DAY_MS } from '../shared/days';
import type { WithProgress } from '../shared/model/withProgress';
import { scaleProgress } from '../shared/model/withProgress';
import type { Order } from './orders';
import type { OrderColumn } from './orderColumns';
import { orderColumns } from './orderColumns';
import { areTotalsRepeated } from './orderTotals';

/** How to treat lines with a negative amount. */
export type Returns = 'taken off' | 'left out';
/** How lines are grouped into orders: by order number, if the table has one. */
export type OrderUnit = 'number' | 'day' | 'line';

/** The visitor's choices for reading a table; the missing ones are inferred from the table. */
export interface OrderReading {
  readonly columns: Chosen<OrderColumn>;
  readonly dayOrder?: DayOrder;
  readonly orderUnit?: Exclude<OrderUnit, 'number'>;
  readonly returns: Returns;
}

export interface OrdersInterpretation {
  readonly lines: number;
  /** Null if every date is unambiguous. */
  readonly dayOrder: DayOrder | null;
  readonly amount: 'amount' | 'price' | 'quantity × price';
  readonly orderUnit: OrderUnit;
  readonly returned: number;
}

export interface ReadOrders {
  readonly columns: CsvTable<OrderColumn>['columns'];
  readonly orders: readonly Order[];
  /** The amount returned by each customer, as a positive number. */
  readonly returns: ReadonlyMap<string, number>;
  /** The amounts' currency sign; empty if they have none. */
  readonly currency: string;
  readonly findings: readonly Finding[];
  /** Null for generated orders, or if nothing could be read. */
  readonly interpretation: OrdersInterpretation | null;
}

/** Statuses of orders that were never paid or fully refunded. */
const NO_PURCHASE =
  /^(?:cancell?ed|failed|voided|void|refunded|expired|draft|quotation|quotation sent|trash|abandoned|unpaid|storniert|erstattet)$/iu;

/** Values in place of a customer without an account. */
const GUEST =
  /^(?:guests?|guest (?:customer|user)|anonymous|unknown|none|null|n\/a|not logged in|walk-?in(?: customer)?|cash (?:customer|sale)|-+)$/iu;
/** Placeholder ids. One counts as a guest if it is the most frequent id. */
const PLACEHOLDER_ID = /^(?:0+|-1)$/u;

/** Minimum number of lines for a last row to count as a total; with fewer, the sum may match by chance. */
const MIN_ROWS_ABOVE_TOTAL = 5;

const TOTAL_ROW = /^(?:grand |sub-?)?totals?:?$/iu;

/** Number of rows read between two steps. */
const ROWS = 5000;

/** Reads orders from a table with one line per order or per product. */
export function* readOrders(source: CsvSource, reading: OrderReading): WithProgress<ReadOrders> {
  const table = yield* scaleProgress(readCsv(source, orderColumns, reading.columns), 0, 0.7);
  const cellsOf = (id: OrderColumn) => table.cells.get(id) ?? [];
  const customerCells = cellsOf('customer');
  const dayCells = cellsOf('day');
  const orderCells = table.cells.get('order');
  const quantityCells = table.cells.get('quantity');
  const statusCells = table.cells.get('status');
  const refundedCells = table.cells.get('refunded');
  const amountId = table.cells.has('amount') ? 'amount' : 'price';
  const amountCells = cellsOf(amountId);
  const days = yield* scaleProgress(dayReader(dayCells, reading.dayOrder), 0.7, 0.75);
  const decimal = decimalMarkOf(table, days);
  const amounts = yield* scaleProgress(numberReader(amountCells, decimal), 0.75, 0.8);
  const quantities = yield* scaleProgress(numberReader(quantityCells ?? [], decimal), 0.8, 0.85);
  const priceCells = table.cells.get('price');
  const pricesOfLines = priceCells && (yield* scaleProgress(numberReader(priceCells, decimal), 0.85, 0.85));
  const refunds = yield* scaleProgress(numberReader(refundedCells ?? [], decimal), 0.85, 0.85);
  const isProduct = amountId === 'price' && quantityCells !== undefined;
  const lineAmount = table.columns?.names[table.columns.taken.amount ?? -1] ?? '';
  const isRepeated =
    orderCells !== undefined &&
    amountId === 'amount' &&
    !/\b(?:line|item)/iu.test(lineAmount) &&
    (yield* scaleProgress(
      areTotalsRepeated(
        orderCells,
        amountCells,
        (row) => amounts.read(amountCells[row] ?? ''),
        (row) => {
          const price = pricesOfLines?.read(priceCells?.[row] ?? '') ?? null;
          const quantity = quantities.read(quantityCells?.[row] ?? '');
          return price === null || quantity === null ? null : price * quantity;
        },
      ),
      0.85,
      0.9,
    ));
  const currencies = yield* scaleProgress(currenciesOf(table.cells.get('currency') ?? amountCells), 0.9, 0.9);
  // A quantity column means one line per product.
  const orderUnit = orderCells ? 'number' : (reading.orderUnit ?? (quantityCells ? 'day' : 'line'));
  const problems = new LineFindings();
  const orders = new Map<string, Order>();
  const returns = new Map<string, number>();
  let returned = 0;
  let unpaid = 0;
  const guestId = yield* scaleProgress(guestIdOf(customerCells), 0.9, 0.9);
  let continued = 0;
  let guests = 0;
  let totals = 0;
  let otherCurrency = 0;
  let repeated = 0;
  let sumOfAmounts = 0;
  /** The last line with its own customer and number. */
  let head = { customer: '', number: '' };
  for (const [row, line] of table.lines.entries()) {
    if (row % ROWS === 0) yield 0.9 + (0.1 * row) / table.lines.length;
    if (NO_PURCHASE.test((statusCells?.[row] ?? '').trim())) {
      unpaid += 1;
      continue;
    }
    const customer = customerOf(customerCells[row] ?? '');
    const dayCell = dayCells[row] ?? '';
    const amountCell = amountCells[row] ?? '';
    const quantityCell = quantityCells?.[row];
    const day = days.read(dayCell);
    const amount = amounts.read(amountCell);
    const quantity = quantityCell === undefined ? 1 : quantities.read(quantityCell);
    const number = (orderCells?.[row] ?? '').trim();
    const isSum =
      row >= MIN_ROWS_ABOVE_TOTAL && row === table.lines.length - 1 && isNearly(amount, sumOfAmounts);
    if (isSum || [customer, number, dayCell.trim()].some((cell) => TOTAL_ROW.test(cell))) {
      totals += 1;
      continue;
    }
    sumOfAmounts += amount ?? 0;
    if (!currencies.isMain(row)) {
      otherCurrency += 1;
      continue;
    }
    // Store systems give an order's total only on its first line.
    if (
      amountId === 'amount' &&
      amountCell.trim() === '' &&
      (number === '' ? customer !== '' && customer === head.customer : number === head.number)
    ) {
      continued += 1;
      continue;
    }
    head = { customer, number };
    if (GUEST.test(customer) || customer === guestId) {
      guests += 1;
      continue;
    }
    if (customer === '') {
      problems.add(line, customer, 'is not a customer', 'Use a number or a name.');
      continue;
    }
    if (day === null) {
      problems.add(line, dayCell, 'is not a date', 'Write it like 2026-09-02, 9/2/2026 or 2 September 2026.');
      continue;
    }
    if (amount === null) {
      problems.add(
        line,
        amountCell,
        `is not a number in the ${amountId} column`,
        'Write it like 24.90 or 24,90.',
      );
      continue;
    }
    if (isProduct && quantity === null) {
      problems.add(line, quantityCell ?? '', 'is not a number in the quantity column', 'Write it like 3.');
      continue;
    }
    // On a line with a total, only the quantity may carry the sign of a return.
    const sum = isProduct ? amount * (quantity ?? 1) : (quantity ?? 1) < 0 ? -Math.abs(amount) : amount;
    if (sum === 0)
      problems.add(
        line,
        amountCell,
        'is an amount of zero',
        'Gifts and corrections say nothing about a customer’s spend.',
      );
    else if (sum < 0) {
      returned += 1;
      if (reading.returns === 'taken off') returns.set(customer, (returns.get(customer) ?? 0) - sum);
    } else {
      const unit = orderUnit === 'line' ? line : orderUnit === 'number' && number !== '' ? number : day;
      const key = `${unit}\u0000${customer}`;
      const known = orders.get(key);
      if (known && isRepeated) {
        repeated += 1;
        continue;
      }
      orders.set(key, {
        customer,
        day: Math.max(known?.day ?? -Infinity, Date.parse(day) / DAY_MS),
        amount: (known?.amount ?? 0) + sum,
      });
      const refund = refunds.read(refundedCells?.[row] ?? '') ?? 0;
      if (refund > 0) {
        returned += 1;
        if (reading.returns === 'taken off') returns.set(customer, (returns.get(customer) ?? 0) + refund);
      }
    }
  }
  const findings: Finding[] = [...table.findings, ...problems.findings()];
  if (repeated > 0)
    findings.push({
      severity: 'info',
      message: `“${lineAmount}” has the order’s total on the first line of each order.`,
      suggestion: 'It counts once. If each line has its own amount, choose “None” for the order number.',
    });
  if (otherCurrency > 0)
    findings.push({
      severity: 'warning',
      message: `${counted(otherCurrency, 'line')} ${otherCurrency === 1 ? 'is' : 'are'} in another currency than ${currencies.main}.`,
      suggestion: `Amounts in different currencies can’t be added: only the lines in ${currencies.main} are used.`,
    });
  if (guests > 0)
    findings.push({
      severity: 'warning',
      message: `${counted(guests, 'line')} ${guests === 1 ? 'is' : 'are'} by guests.`,
      suggestion:
        'Guests can’t be told apart, so they are in no segment. An email for each order would tell them apart.',
    });
  if (totals > 0)
    findings.push({
      severity: 'info',
      message: `${counted(totals, 'line')} ${totals === 1 ? 'is a total' : 'are totals'} of the lines above.`,
      suggestion: 'Totals are left out.',
    });
  if (unpaid > 0)
    findings.push({
      severity: 'info',
      message: `${counted(unpaid, 'line')} ${unpaid === 1 ? 'is' : 'are'} canceled, failed or refunded by “${table.columns?.names[table.columns.taken.status ?? 0] ?? ''}”.`,
      suggestion: 'They count as no purchase. Choose no column for the status to count them.',
    });
  if (continued > 0)
    findings.push({
      severity: 'info',
      message: `${counted(continued, 'line')} ${continued === 1 ? 'has' : 'have'} no “${amountId}” of ${continued === 1 ? 'its' : 'their'} own.`,
      suggestion: 'They continue the order above, whose total counts once.',
    });
  if (orders.size > 0)
    findings.push(
      ...assumptionFindings(days, 'A date', CERTAIN_DAYS),
      ...assumptionFindings(amounts, 'An amount', 'If that is wrong, write amounts with two decimals.'),
    );
  if (table.lines.length > 0 && orders.size === 0)
    findings.push({
      severity: 'error',
      message: 'No line has a valid customer, date and amount.',
      suggestion: 'Fix the lines listed, or choose other columns.',
    });
  return {
    columns: table.columns,
    orders: [...orders.values()],
    returns,
    currency: currencyOf(currencies.main === '' ? amountCells : [currencies.main, ...amountCells]),
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

/** A customer's key. Emails are compared without case. */
function customerOf(cell: string): string {
  const customer = cell.trim();
  return customer.includes('@') ? customer.toLowerCase() : customer;
}

/** The id that means "guest"; null if there is none. */
function* guestIdOf(customerCells: readonly string[]): WithProgress<string | null> {
  const lines = new Map<string, number>();
  for (const [row, cell] of customerCells.entries()) {
    if (row % ROWS === 0) yield row / customerCells.length;
    const customer = cell.trim();
    if (customer !== '') lines.set(customer, (lines.get(customer) ?? 0) + 1);
  }
  let most: string | null = null;
  for (const [customer, count] of lines) if (most === null || count > (lines.get(most) ?? 0)) most = customer;
  return most !== null && PLACEHOLDER_ID.test(most) ? most : null;
}

/** Whether an amount equals a sum, up to rounding. */
function isNearly(amount: number | null, sum: number): boolean {
  return amount !== null && amount > 0 && Math.abs(amount - sum) < 0.01;
}

/** The most frequent currency, and a test for rows in that currency or without one. */
function* currenciesOf(cells: readonly string[]): WithProgress<{
  readonly main: string;
  readonly isMain: (row: number) => boolean;
}> {
  const counts = new Map<string, number>();
  for (const [row, cell] of cells.entries()) {
    if (row % ROWS === 0) yield row / cells.length;
    const currency = currencyIn(cell);
    if (currency !== '') counts.set(currency, (counts.get(currency) ?? 0) + 1);
  }
  const [main = ''] = [...counts].toSorted(([, a], [, b]) => b - a)[0] ?? [];
  return { main, isMain: (row) => counts.size < 2 || ['', main].includes(currencyIn(cells[row] ?? '')) };
}
