import { csvRow } from '../shared/csv/writeCsv';
import type { WithProgress } from '../shared/model/withProgress';
import { nearest, pointOf } from './customers';
import type { InsightResult, Segmentation } from './model';

/** Number of rows written between two steps, a few milliseconds. */
const ROWS = 1000;

/** Writes customers with their segments as CSV, in pieces. */
export function* customersAsCsv({
  result: { customers, scaling },
  segmentation: { segments },
  kept,
}: {
  readonly result: Pick<InsightResult, 'customers' | 'scaling'>;
  readonly segmentation: Segmentation;
  /** How often each customer keeps its segment, from 0 to 1; null if that was not checked. */
  readonly kept: readonly number[] | null;
}): WithProgress<readonly string[]> {
  const centers = segments.map(({ center }) => center);
  // The byte order mark tells spreadsheets that the file is UTF-8.
  const pieces = [
    `\uFEFFcustomer,segment,days since last order,orders,spend${kept ? ',keeps segment (%)' : ''}\r\n`,
  ];
  for (const [index, id] of customers.ids.entries()) {
    const row = csvRow([
      id,
      segments[nearest(pointOf(customers, index, scaling), centers)]?.name ?? '',
      customers.recency[index] ?? 0,
      customers.orders[index] ?? 0,
      customers.spend[index] ?? 0,
      ...(kept ? [Math.round((kept[index] ?? 0) * 100)] : []),
    ]);
    pieces.push(`${row}\r\n`);
    if (index % ROWS === 0) yield index / customers.ids.length;
  }
  return pieces;
}

/** Writes one row per segment as CSV, with the medians that the page shows. */
export function segmentsAsCsv({ segments }: Segmentation, currency: string): string {
  const total = segments.reduce((sum, { size }) => sum + size, 0);
  const unit = currency && ` (${currency})`;
  const header = [
    'segment',
    'description',
    'customers',
    'share of customers (%)',
    `total spend${unit}`,
    'median days since last order',
    'median orders',
    `median spend${unit}`,
  ];
  const rows = segments.map(({ name, description, size, revenue, recency, orders, spend }) => [
    name,
    description,
    size,
    Number(((100 * size) / total).toFixed(1)),
    Number(revenue.toFixed(2)),
    recency,
    orders,
    spend,
  ]);
  return `\uFEFF${[header, ...rows].map((row) => `${csvRow(row)}\r\n`).join('')}`;
}
