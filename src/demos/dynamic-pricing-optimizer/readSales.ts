import { ascending } from 'd3-array';
import { CERTAIN_DAYS, assumptionFindings, currencyOf, dayReader, numberReader } from '../shared/csv/cells';
import type { Chosen } from '../shared/csv/columns';
import type { Finding } from '../shared/csv/finding';
import { LineFindings } from '../shared/csv/finding';
import type { CsvTable } from '../shared/csv/readCsv';
import { part, readCsv } from '../shared/csv/readCsv';
import type { CsvSource } from '../shared/csv/source';
import type { Steps } from '../shared/model/steps';
import type { Sale } from './sales';
import type { SalesColumn } from './salesColumns';
import { salesColumns } from './salesColumns';

/** Sales as a visitor's table has them. */
export interface ReadSales {
  readonly columns: CsvTable<SalesColumn>['columns'];
  readonly sales: readonly Sale[];
  /** What a quantity is of: rows of one day and price are added up if there are days. */
  readonly per: 'day' | 'row';
  /** The currency sign of the prices; empty if they have none. */
  readonly currency: string;
  readonly findings: readonly Finding[];
}

/** So many rows are read between two steps. */
const ROWS = 5000;

/** Reads sales from a table. */
export function* readSales(source: CsvSource, chosen: Chosen<SalesColumn>): Steps<ReadSales> {
  const table = yield* part(readCsv(source, salesColumns, chosen), 0, 0.7);
  const priceCells = table.cells.get('price') ?? [];
  const quantityCells = table.cells.get('quantity') ?? [];
  const dayCells = table.cells.get('day');
  const prices = numberReader(priceCells);
  const quantities = numberReader(quantityCells);
  const days = dayReader(dayCells ?? []);
  const problems = new LineFindings();
  const sales: Sale[] = [];
  const byDay = new Map<string, Sale>();
  for (const [row, line] of table.lines.entries()) {
    const priceCell = priceCells[row] ?? '';
    const quantityCell = quantityCells[row] ?? '';
    const price = prices.read(priceCell);
    const quantity = quantities.read(quantityCell);
    const day = dayCells && days.read(dayCells[row] ?? '');
    if (price === null)
      problems.add(
        line,
        priceCell,
        'is no number, where the price should be',
        'Write it like 24.90 or 24,90.',
      );
    else if (price <= 0)
      problems.add(line, priceCell, 'is a price of nothing or less', 'Leave out gifts and refunds.');
    else if (quantity === null)
      problems.add(line, quantityCell, 'is no number, where the quantity should be', 'Write it like 120.');
    else if (quantity < 0)
      problems.add(
        line,
        quantityCell,
        'is a negative quantity',
        'Take returns off the quantity they belong to.',
      );
    else if (quantity === 0)
      problems.add(
        line,
        quantityCell,
        'was sold, which has no logarithm',
        'Longer periods, such as weeks for days, have fewer of these.',
      );
    else if (day === null)
      problems.add(
        line,
        dayCells?.[row] ?? '',
        'is no day',
        'Write it like 2026-09-02, 9/2/2026 or 2 September 2026.',
      );
    else if (day === undefined) sales.push({ price, quantity });
    else {
      const key = `${day} ${price}`;
      byDay.set(key, { price, quantity: quantity + (byDay.get(key)?.quantity ?? 0) });
    }
    if (row % ROWS === 0) yield 0.7 + (0.3 * row) / table.lines.length;
  }
  // Many programs export the latest day first.
  const all = dayCells
    ? [...byDay].toSorted(([a], [b]) => ascending(a.slice(0, 10), b.slice(0, 10))).map(([, sale]) => sale)
    : sales;
  const findings = [...table.findings, ...problems.findings()];
  if (all.length > 0)
    findings.push(
      ...assumptionFindings(prices, 'A price', 'If that is wrong, write prices with two decimals.'),
      ...assumptionFindings(days, 'A day', CERTAIN_DAYS),
    );
  if (table.lines.length > 0 && all.length === 0)
    findings.push({
      weight: 'stops',
      what: 'No line has both a price and a quantity that can be used.',
      mend: 'Mend the lines that are named, or choose other columns.',
    });
  return {
    columns: table.columns,
    sales: all,
    per: dayCells ? 'day' : 'row',
    currency: currencyOf(priceCells),
    findings,
  };
}
