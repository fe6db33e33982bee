import { CERTAIN_DAYS, assumptionFindings, currencyOf, dayReader, numberReader } from '../shared/csv/cells';
import type { Chosen } from '../shared/csv/columns';
import type { DayOrder } from '../shared/csv/dayOrders';
import type { Finding } from '../shared/csv/finding';
import { LineFindings } from '../shared/csv/finding';
import type { CsvTable } from '../shared/csv/readCsv';
import { decimalMarkOf, part, readCsv } from '../shared/csv/readCsv';
import type { CsvSource } from '../shared/csv/source';
import { counted } from '../../domain/numerals';
import { DAY_MS } from '../shared/days';
import type { Steps } from '../shared/model/steps';
import type { Order } from './orders';
import type { OrderColumn } from './orderColumns';
import { orderColumns } from './orderColumns';

/** What becomes of lines with an amount below nothing. */
export type Returns = 'taken off' | 'left out';
/** What makes lines one order: its number, where the table has it. */
export type OrderUnit = 'number' | 'day' | 'line';

/** How the visitor wants a table to be read; what is left out is decided by the table. */
export interface OrderReading {
  readonly columns: Chosen<OrderColumn>;
  readonly dayOrder?: DayOrder;
  readonly orderUnit?: Exclude<OrderUnit, 'number'>;
  readonly returns: Returns;
}

/** How a table was understood. */
export interface UnderstoodOrders {
  readonly lines: number;
  /** Null if all days are written in a way that leaves no doubt. */
  readonly dayOrder: DayOrder | null;
  readonly amount: 'amount' | 'price' | 'quantity × price';
  readonly orderUnit: OrderUnit;
  /** How many lines are returns. */
  readonly returned: number;
}

/** Orders as a visitor's table has them. */
export interface ReadOrders {
  readonly columns: CsvTable<OrderColumn>['columns'];
  readonly orders: readonly Order[];
  /** What each customer got back, as an amount above nothing. */
  readonly returns: ReadonlyMap<string, number>;
  /** The currency sign of the amounts; empty if they have none. */
  readonly currency: string;
  readonly findings: readonly Finding[];
  /** Null if nothing could be read, and for made orders. */
  readonly understood: UnderstoodOrders | null;
}

/** What shop systems call an order that was never paid, or paid back in full. */
const NO_PURCHASE =
  /^(?:cancell?ed|failed|voided|void|refunded|expired|draft|trash|abandoned|unpaid|storniert|erstattet)$/iu;

/** So many rows are read between two steps. */
const ROWS = 5000;

/** Reads orders from a table, in which a line may be an order or a part of one. */
export function* readOrders(source: CsvSource, reading: OrderReading): Steps<ReadOrders> {
  const table = yield* part(readCsv(source, orderColumns, reading.columns), 0, 0.7);
  const cellsOf = (id: OrderColumn) => table.cells.get(id) ?? [];
  const customerCells = cellsOf('customer');
  const dayCells = cellsOf('day');
  const orderCells = table.cells.get('order');
  const quantityCells = table.cells.get('quantity');
  const statusCells = table.cells.get('status');
  const refundedCells = table.cells.get('refunded');
  const amountId = table.cells.has('amount') ? 'amount' : 'price';
  const amountCells = cellsOf(amountId);
  const days = yield* part(dayReader(dayCells, reading.dayOrder), 0.7, 0.75);
  const decimal = decimalMarkOf(table, days);
  const amounts = yield* part(numberReader(amountCells, decimal), 0.75, 0.8);
  const quantities = yield* part(numberReader(quantityCells ?? [], decimal), 0.8, 0.85);
  const refunds = yield* part(numberReader(refundedCells ?? [], decimal), 0.85, 0.85);
  const isProduct = amountId === 'price' && quantityCells !== undefined;
  // Quantities are of articles: a table with them has a line for each article of an order.
  const orderUnit = orderCells ? 'number' : (reading.orderUnit ?? (quantityCells ? 'day' : 'line'));
  const problems = new LineFindings();
  const orders = new Map<string, Order>();
  const returns = new Map<string, number>();
  let returned = 0;
  let unpaid = 0;
  let continued = 0;
  /** The last line that was an order’s own. */
  let head = { customer: '', number: '' };
  for (const [row, line] of table.lines.entries()) {
    if (row % ROWS === 0) yield 0.85 + (0.15 * row) / table.lines.length;
    if (NO_PURCHASE.test((statusCells?.[row] ?? '').trim())) {
      unpaid += 1;
      continue;
    }
    const customer = (customerCells[row] ?? '').trim();
    const dayCell = dayCells[row] ?? '';
    const amountCell = amountCells[row] ?? '';
    const quantityCell = quantityCells?.[row];
    const day = days.read(dayCell);
    const amount = amounts.read(amountCell);
    const quantity = quantityCell === undefined ? 1 : quantities.read(quantityCell);
    const number = (orderCells?.[row] ?? '').trim();
    // Shop systems give an order's total once, on the first of its lines.
    if (
      amountId === 'amount' &&
      amountCell.trim() === '' &&
      (number === '' ? customer !== '' && customer === head.customer : number === head.number)
    ) {
      continued += 1;
      continue;
    }
    head = { customer, number };
    if (customer === '') {
      problems.add(line, customer, 'is where the customer should be', 'A number or a name will do.');
      continue;
    }
    if (day === null) {
      problems.add(line, dayCell, 'is no day', 'Write it like 2026-09-02, 9/2/2026 or 2 September 2026.');
      continue;
    }
    if (amount === null) {
      problems.add(
        line,
        amountCell,
        `is no number, where the ${amountId} should be`,
        'Write it like 24.90 or 24,90.',
      );
      continue;
    }
    if (isProduct && quantity === null) {
      problems.add(
        line,
        quantityCell ?? '',
        'is no number, where the quantity should be',
        'Write it like 3.',
      );
      continue;
    }
    // A line with a total may have the sign of a return in its quantity alone.
    const sum = isProduct ? amount * (quantity ?? 1) : (quantity ?? 1) < 0 ? -Math.abs(amount) : amount;
    if (sum === 0)
      problems.add(
        line,
        amountCell,
        'comes to an amount of nothing',
        'Gifts and corrections tell nothing of what a customer pays.',
      );
    else if (sum < 0) {
      returned += 1;
      if (reading.returns === 'taken off') returns.set(customer, (returns.get(customer) ?? 0) - sum);
    } else {
      const unit = orderUnit === 'line' ? line : orderUnit === 'number' && number !== '' ? number : day;
      const key = `${unit}\u0000${customer}`;
      const known = orders.get(key);
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
  const findings = [...table.findings, ...problems.findings()];
  if (unpaid > 0)
    findings.push({
      weight: 'tells',
      what: `${counted(unpaid, 'line')} ${unpaid === 1 ? 'is' : 'are'} canceled, failed or refunded by “${table.columns?.names[table.columns.taken.status ?? 0] ?? ''}”.`,
      mend: 'They count as no purchase. Choose no column for the status to count them.',
    });
  if (continued > 0)
    findings.push({
      weight: 'tells',
      what: `${counted(continued, 'line')} ${continued === 1 ? 'has' : 'have'} no “${amountId}” of ${continued === 1 ? 'its' : 'their'} own.`,
      mend: 'They go on with the order above them, whose total counts once.',
    });
  if (orders.size > 0)
    findings.push(
      ...assumptionFindings(days, 'A day', CERTAIN_DAYS),
      ...assumptionFindings(amounts, 'An amount', 'If that is wrong, write amounts with two decimals.'),
    );
  if (table.lines.length > 0 && orders.size === 0)
    findings.push({
      weight: 'stops',
      what: 'No line has a customer, a day and an amount that can be used.',
      mend: 'Mend the lines that are named, or choose other columns.',
    });
  return {
    columns: table.columns,
    orders: [...orders.values()],
    returns,
    currency: currencyOf(amountCells),
    findings,
    understood:
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
