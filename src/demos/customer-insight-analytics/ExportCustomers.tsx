import { Download } from 'lucide-react';
import { downloadText } from '../../components/sharing/downloadText';
import { Button } from '../../components/ui/Button';
import { CSV_START, csvRow } from '../shared/csv/writeCsv';
import { modelRunner } from '../shared/model/modelRunner';
import type { WithProgress } from '../shared/model/withProgress';
import { nearest, pointOf } from './customers';
import type { InsightResult, Segmentation } from './model';

interface ExportCustomersProps {
  readonly result: Pick<InsightResult, 'customers' | 'scaling'>;
  readonly segmentation: Segmentation;
}

/** Renders a button that saves all customers with their segments. */
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
      <Download aria-hidden="true" /> Export customers
    </Button>
  );
}

/** Number of rows written between two progress steps: a few milliseconds of work. */
const ROWS = 1000;

/**
 * Writes customers with their segments as CSV, one piece per row. Yields progress, so that the page isn't
 * blocked.
 */
export function* customersAsCsv({
  result: { customers, scaling },
  segmentation: { segments },
}: ExportCustomersProps): WithProgress<readonly string[]> {
  const centers = segments.map(({ center }) => center);
  const pieces = [`${CSV_START}customer,segment,days since last order,orders,spend\r\n`];
  for (const [index, id] of customers.ids.entries()) {
    const row = csvRow([
      id,
      segments[nearest(pointOf(customers, index, scaling), centers)]?.name ?? '',
      customers.recency[index] ?? 0,
      customers.orders[index] ?? 0,
      customers.spend[index] ?? 0,
    ]);
    pieces.push(`${row}\r\n`);
    if (index % ROWS === 0) yield index / customers.ids.length;
  }
  return pieces;
}

/** Runs in slices on the page, because writing 100,000 rows takes several frames. */
const exporter = modelRunner(customersAsCsv);
