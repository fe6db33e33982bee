import { CERTAIN_DAYS, assumptionFindings, currencyOf, dayReader, numberReader } from '../shared/csv/cells';
import type { Chosen } from '../shared/csv/columns';
import type { Finding } from '../shared/csv/finding';
import { LineFindings } from '../shared/csv/finding';
import type { CsvTable } from '../shared/csv/readCsv';
import { part, readCsv } from '../shared/csv/readCsv';
import type { CsvSource } from '../shared/csv/source';
import { DAY_MS } from '../shared/days';
import type { Steps } from '../shared/model/steps';
import type { Order } from './orders';
import type { OrderColumn } from './orderColumns';
import { orderColumns } from './orderColumns';

/** Orders as a visitor's table has them. */
export interface ReadOrders {
  readonly columns: CsvTable<OrderColumn>['columns'];
  readonly orders: readonly Order[];
  /** The currency sign of the amounts; empty if they have none. */
  readonly currency: string;
  readonly findings: readonly Finding[];
}

/** So many rows are read between two steps. */
const ROWS = 5000;

/** Reads orders from a table. */
export function* readOrders(source: CsvSource, chosen: Chosen<OrderColumn>): Steps<ReadOrders> {
  const table = yield* part(readCsv(source, orderColumns, chosen), 0, 0.7);
  const customerCells = table.cells.get('customer') ?? [];
  const dayCells = table.cells.get('day') ?? [];
  const amountCells = table.cells.get('amount') ?? [];
  const days = dayReader(dayCells);
  const amounts = numberReader(amountCells);
  const problems = new LineFindings();
  const orders: Order[] = [];
  for (const [row, line] of table.lines.entries()) {
    const customer = (customerCells[row] ?? '').trim();
    const dayCell = dayCells[row] ?? '';
    const amountCell = amountCells[row] ?? '';
    const day = days.read(dayCell);
    const amount = amounts.read(amountCell);
    if (customer === '')
      problems.add(line, customer, 'is where the customer should be', 'A number or a name will do.');
    else if (day === null)
      problems.add(line, dayCell, 'is no day', 'Write it like 2026-09-02, 9/2/2026 or 2 September 2026.');
    else if (amount === null)
      problems.add(
        line,
        amountCell,
        'is no number, where the amount should be',
        'Write it like 24.90 or 24,90.',
      );
    else if (amount <= 0)
      problems.add(
        line,
        amountCell,
        'is an amount of nothing or less',
        'Take refunds off the order they belong to, and leave out gifts.',
      );
    else orders.push({ customer, day: Date.parse(day) / DAY_MS, amount });
    if (row % ROWS === 0) yield 0.7 + (0.3 * row) / table.lines.length;
  }
  const findings = [...table.findings, ...problems.findings()];
  if (orders.length > 0)
    findings.push(
      ...assumptionFindings(days, 'A day', CERTAIN_DAYS),
      ...assumptionFindings(amounts, 'An amount', 'If that is wrong, write amounts with two decimals.'),
    );
  if (table.lines.length > 0 && orders.length === 0)
    findings.push({
      weight: 'stops',
      what: 'No line has a customer, a day and an amount that can be used.',
      mend: 'Mend the lines that are named, or choose other columns.',
    });
  return {
    columns: table.columns,
    orders,
    currency: currencyOf(amountCells),
    findings,
  };
}
