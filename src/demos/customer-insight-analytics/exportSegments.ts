import { csvRow } from '../shared/csv/writeCsv';
import type { Steps } from '../shared/model/steps';
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
}): Steps<readonly string[]> {
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

/** Writes one row per segment as CSV, with the means of its customers. */
export function* segmentsAsCsv({
  result: { customers, scaling, currency },
  segmentation: { segments },
}: {
  readonly result: Pick<InsightResult, 'customers' | 'scaling' | 'currency'>;
  readonly segmentation: Segmentation;
}): Steps<readonly string[]> {
  const centers = segments.map(({ center }) => center);
  const sums = segments.map(() => ({ recency: 0, orders: 0 }));
  for (const index of customers.ids.keys()) {
    const own = sums[nearest(pointOf(customers, index, scaling), centers)];
    if (own) {
      own.recency += customers.recency[index] ?? 0;
      own.orders += customers.orders[index] ?? 0;
    }
    if (index % ROWS === 0) yield index / customers.ids.length;
  }
  const mean = (sum: number, size: number) => (size === 0 ? '' : Number((sum / size).toFixed(2)));
  const rows = segments.map(({ name, meaning, size, revenue }, place) =>
    csvRow([
      name,
      meaning,
      size,
      Number(((100 * size) / customers.ids.length).toFixed(1)),
      mean(sums[place]?.recency ?? 0, size),
      mean(sums[place]?.orders ?? 0, size),
      mean(revenue, size),
    ]),
  );
  const spend = csvRow([`mean spend${currency && ` (${currency})`}`]);
  return [
    `\uFEFFsegment,description,customers,share of customers (%),mean days since last order,mean orders,${spend}\r\n`,
    ...rows.map((row) => `${row}\r\n`),
  ];
}
