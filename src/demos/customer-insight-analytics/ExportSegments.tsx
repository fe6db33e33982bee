import { Download } from 'lucide-react';
import { Button } from '../../components/ui/Button';
import { downloadText } from '../../components/sharing/downloadText';
import { modelRunner } from '../shared/model/modelRunner';
import { customersAsCsv, segmentsAsCsv } from './exportSegments';
import type { Segmentation } from './model';

/** Runs in slices on the page, because exporting 100,000 rows takes several frames. */
const exporter = modelRunner(customersAsCsv);

/** Saves all customers with their segments, and how stable those are if that is known. */
export function ExportCustomers(props: Parameters<typeof customersAsCsv>[0]) {
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
      <Download aria-hidden="true" /> {props.kept ? 'Export with stability' : 'Export customers'}
    </Button>
  );
}

interface ExportSegmentsProps {
  readonly segmentation: Segmentation;
  readonly currency: string;
}

/** Saves one row per segment. */
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
