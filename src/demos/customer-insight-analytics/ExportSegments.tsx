import { Download } from 'lucide-react';
import { Button } from '../../components/ui/Button';
import { downloadText } from '../../components/sharing/downloadText';
import { modelRunner } from '../shared/model/modelRunner';
import { customersAsCsv, segmentsAsCsv } from './exportSegments';

/** Run in slices on the page, because exporting 100,000 rows takes several frames. */
const customerExporter = modelRunner(customersAsCsv);
const segmentExporter = modelRunner(segmentsAsCsv);

/** Saves all customers with their segments, and how stable those are if that is known. */
export function ExportCustomers(props: Parameters<typeof customersAsCsv>[0]) {
  return (
    <Button
      variant="outline"
      onClick={() => {
        void customerExporter
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

/** Saves one row per segment. */
export function ExportSegments(props: Parameters<typeof segmentsAsCsv>[0]) {
  return (
    <Button
      variant="outline"
      onClick={() => {
        void segmentExporter
          .run(props, () => undefined)
          .then((pieces) => {
            if (pieces) downloadText('segments.csv', 'text/csv', pieces);
          });
      }}
    >
      <Download aria-hidden="true" /> Export segments
    </Button>
  );
}
