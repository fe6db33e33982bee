import { Download } from 'lucide-react';
import { downloadText } from '../../components/sharing/downloadText';
import { Button } from '../../components/ui/Button';
import { csvRow, csvText } from '../shared/csv/writeCsv';
import { modelRunner } from '../shared/model/modelRunner';
import type { WithProgress } from '../shared/model/withProgress';
import { nearest, pointOf } from './customers';
import type { InsightResult, Segmentation } from './model';

interface ExportCustomersProps {
  readonly result: Pick<InsightResult, 'customers' | 'scaling'>;
  readonly segmentation: Segmentation;
  /** Share of bootstraps in which each customer keeps its segment; null if none have run. */
  readonly kept: readonly number[] | null;
}

/** Renders a button that saves all customers with their segments, and with their stability if it's known. */
export function ExportCustomers(props: ExportCustomersProps) {
  return (
    <Button
      variant="outline"
      onClick={() => {
        void exporter
          .run(props, () => undefined)
          .then((pieces) => {
            if (pieces) downloadText('customers.csv', 'text/csv', pieces);
          });
      }}
    >
      <Download aria-hidden="true" /> {props.kept ? 'Export customers with stability' : 'Export customers'}
    </Button>
  );
}

interface ExportSegmentsProps {
  readonly segmentation: Segmentation;
  readonly currency: string;
}

/** Renders a button that saves one row per segment. */
export function ExportSegments({ segmentation, currency }: ExportSegmentsProps) {
  return (
    <Button
      variant="outline"
      onClick={() => {
        downloadText('segments.csv', 'text/csv', [segmentsAsCsv(segmentation, currency)]);
      }}
    >
      <Download aria-hidden="true" /> Export segments
    </Button>
  );
}

/** Number of rows written between two progress steps: a few milliseconds of work. */
const ROWS = 1000;
/** The byte order mark tells spreadsheets that the file is UTF-8. */
const UTF8_MARK = '\uFEFF';

/**
 * Writes customers with their segments as CSV, one piece per row. Yields progress, so that the page isn't
 * blocked.
 */
export function* customersAsCsv({
  result: { customers, scaling },
  segmentation: { segments },
  kept,
}: ExportCustomersProps): WithProgress<readonly string[]> {
  const centers = segments.map(({ center }) => center);
  const pieces = [
    `${UTF8_MARK}customer,segment,days since last order,orders,spend${kept ? ',keeps segment (%)' : ''}\r\n`,
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

/** Runs in slices on the page, because writing 100,000 rows takes several frames. */
const exporter = modelRunner(customersAsCsv);

/** Writes one row per segment as CSV, with medians that aren't rounded. */
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
  return UTF8_MARK + csvText([header, ...rows]);
}
