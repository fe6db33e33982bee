import { formatDay } from '../../domain/dates';
import { counted } from '../../domain/numerals';
import { formatToCent } from '../shared/amounts';
import type { Finding } from '../shared/csv/finding';
import { LineFindings, linesThat, quoted } from '../shared/csv/finding';
import type { PricedLine } from '../shared/csv/lineTotals';
import { areLineTotals, lineTotalFinding } from '../shared/csv/lineTotals';
import { openTable } from '../shared/csv/openTable';
import type { ReadingResult } from '../shared/csv/readback';
import { cellInSentence, EXAMPLES } from '../shared/csv/readback';
import type { TableInput } from '../shared/csv/source';
import { DAY_MS } from '../shared/days';
import type { WithProgress } from '../shared/model/withProgress';
import { scaleProgress } from '../shared/model/withProgress';
import type { Order } from './orders';
import type { OrderColumn } from './orderColumns';
import { orderColumns } from './orderColumns';
import { areNumbersShared, areTotalsRepeated, guestIdOf } from './orderTable';

export interface ReadOrders extends ReadingResult<OrderColumn> {
  readonly orders: readonly Order[];
  /** Amount returned by each customer, as a positive number. */
  readonly returns: ReadonlyMap<string, number>;
  /** Currency sign of the amounts; empty if they have none. */
  readonly currency: string;
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
export function* readOrders(input: TableInput<OrderColumn>): WithProgress<ReadOrders> {
  const table = yield* openTable<OrderColumn>(
    input,
    orderColumns,
    ['amount', 'price'],
    ['price', 'quantity', 'refunded'],
    ['order', 'customer', 'day'],
  );
  const { amountId, amountAt, cellsOf, currency, days, has, nameOf, numberAt, textAt } = table;
  const isShared = yield* scaleProgress(
    areNumbersShared(cellsOf('order'), [
      cellsOf('customer'),
      cellsOf('day').map((cell) => days.read(cell) ?? ''),
    ]),
    0.85,
    0.85,
  );
  const hasNumber = has('order') && !isShared;
  const hasQuantity = has('quantity');
  const isProduct = amountId === 'price' && hasQuantity;
  const isRepeated =
    hasNumber &&
    amountId === 'amount' &&
    !/\b(?:line|item)/iu.test(nameOf('amount')) &&
    (yield* scaleProgress(
      areTotalsRepeated(cellsOf('order'), cellsOf('amount'), amountAt, (row) => {
        const price = numberAt('price', row);
        const quantity = numberAt('quantity', row);
        return price === null || quantity === null ? null : price * quantity;
      }),
      0.85,
      0.9,
    ));
  const guestId = yield* scaleProgress(guestIdOf(cellsOf('customer')), 0.9, 0.9);

  const examples: string[] = [];
  const lineTotals: PricedLine[] = [];
  const problems = new LineFindings();
  const counts = { repeated: 0, guests: 0, totals: 0, continued: 0, returned: 0 };
  const orders = new Map<string, Order>();
  const returns = new Map<string, number>();
  const addReturn = (customer: string, amount: number) => {
    counts.returned += 1;
    returns.set(customer, (returns.get(customer) ?? 0) + amount);
  };
  let sumOfAmounts = 0;
  /** Customer and order number of the latest line that lines without an amount may continue. */
  let head = { customer: '', number: '' };
  for (const [row, line] of table.lines.entries()) {
    if (row % ROWS === 0) yield 0.9 + (0.1 * row) / table.lines.length;
    if (!table.counts(row)) continue;
    const customer = customerOf(textAt('customer', row));
    const dayText = textAt('day', row);
    const day = days.read(dayText);
    const amountText = textAt(amountId, row);
    const amount = amountAt(row);
    const quantity = hasQuantity ? numberAt('quantity', row) : 1;
    const number = hasNumber ? textAt('order', row) : '';
    const isSum =
      row >= MIN_ROWS_ABOVE_TOTAL && row === table.lines.length - 1 && isNearly(amount, sumOfAmounts);
    if (isSum || [customer, number, dayText].some((text) => TOTAL_ROW.test(text))) {
      counts.totals += 1;
      continue;
    }
    sumOfAmounts += amount ?? 0;
    // Many stores export an order's total only on its first line.
    if (
      amountId === 'amount' &&
      amountText === '' &&
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
        dayText,
        'is not a date',
        'Use a format such as 2026-09-02, 9/2/2026, or September 2, 2026.',
      );
      continue;
    }
    if (amount === null) {
      problems.add(
        line,
        amountText,
        `is not a number in the ${amountId} column`,
        'Use a format such as 24.90.',
      );
      continue;
    }
    if (isProduct && quantity === null) {
      problems.add(
        line,
        textAt('quantity', row),
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
        amountText,
        'is an amount of zero',
        'Gifts and corrections say nothing about a customer’s spend.',
      );
    else if (sum < 0) addReturn(customer, -sum);
    else {
      // A quantity column means one line per product, so a customer's lines of one day form an order.
      const unit = number !== '' ? number : hasNumber || hasQuantity ? day : line;
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
      const refund = numberAt('refunded', row) ?? 0;
      if (refund > 0) addReturn(customer, refund);
    }
  }
  const isEmpty = orders.size === 0;
  const findings: Finding[] = [...table.findings(problems, isEmpty)];
  if (counts.guests > 0)
    findings.push({
      severity: 'warning',
      message: `${linesThat(counts.guests, 'is', 'are')} from guest orders.`,
      suggestion:
        'Guests can’t be told apart, so they are in no segment. An email address for each order would help.',
    });
  if (isShared && has('order'))
    findings.push({
      severity: 'question',
      message: `Is ${quoted(nameOf('order'))} the order number?`,
      suggestion:
        'The same one names several customers or days, so it isn’t used. Choose the order number, or “None.”',
    });
  if (areLineTotals([lineTotals]))
    findings.push(
      lineTotalFinding(
        nameOf('price'),
        'If it’s the total, choose it for the amount, and “None” for the price.',
      ),
    );
  const summary = [
    `${counted(table.lines.length, 'line')} read as ${counted(orders.size, 'order')}${hasNumber || !hasQuantity ? '' : ', one per customer and day'}.`,
    ...(isProduct ? ['The amount is the price times the quantity.'] : []),
    ...(counts.repeated + counts.continued > 0
      ? [`An order’s ${quoted(nameOf('amount'))} counts once, on its first line.`]
      : []),
    ...(counts.returned > 0 ? [`${counted(counts.returned, 'return')} subtracted.`] : []),
    ...(counts.totals > 0
      ? [`${linesThat(counts.totals, 'is a total', 'are totals')} of others and left out.`]
      : []),
  ].join(' ');
  return {
    columns: table.columns,
    orders: [...orders.values()],
    returns,
    currency,
    findings,
    readback: {
      summary: isEmpty ? '' : summary,
      examples,
      dayOrder: days.order,
      ...table.statusesAndCurrencies,
    },
  };
}

/** Returns a customer's key. Emails are compared without case. */
function customerOf(cell: string): string {
  return cell.includes('@') ? cell.toLowerCase() : cell;
}

/** Tests whether an amount equals a sum, up to rounding. */
function isNearly(amount: number | null, sum: number): boolean {
  return amount !== null && amount > 0 && Math.abs(amount - sum) < 0.01;
}
