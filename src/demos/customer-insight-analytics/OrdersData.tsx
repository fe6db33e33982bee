import { Download } from 'lucide-react';
import { Button } from '../../components/ui/Button';
import { downloadText } from '../../components/sharing/downloadText';
import { CsvSection } from '../shared/csv/CsvSection';
import { SeedField } from '../shared/SeedField';
import styles from './InsightDemo.module.css';
import { orderColumns } from './orderColumns';
import { generateOrders, ordersAsCsv } from './orders';
import { orderChoices } from './ordersInterpretation';
import type { Insight } from './useInsight';

/** Lets visitors generate other orders or use their own. */
export function OrdersData({ settings, change, table, confirmation, model }: Insight) {
  const { seed, returns } = settings;
  const { result } = model;
  return (
    <section className={styles.section} aria-labelledby="orders-heading">
      <h2 id="orders-heading">Order data</h2>
      <div className={styles.orders}>
        <div className={styles.data}>
          <h3>Sample data</h3>
          <p className={styles.note}>Two years of orders from 1,000 made-up customers.</p>
          <SeedField
            seed={seed}
            onChange={(value) => {
              change({ seed: value });
            }}
          />
          <div className={styles.tools}>
            <Button
              variant="quiet"
              onClick={() => {
                downloadText('orders.csv', 'text/csv', [ordersAsCsv(generateOrders(seed))]);
              }}
            >
              <Download aria-hidden="true" /> Download sample orders
            </Button>
          </div>
        </div>
        <div className={styles.data}>
          <CsvSection
            what="orders"
            hint="One row per order or item: customer, date, and an amount (or a price and a quantity). Nothing is uploaded."
            sample={'customer,day,amount\nC0001,2026-08-03,54.90\nC0002,2026-08-05,120.00'}
            table={table}
            wanted={orderColumns}
            columns={result.columns}
            findings={result.findings}
            readback={result.readback}
            confirmation={confirmation}
            onSource={(next) => {
              table.choose(next);
              // The choices for the old table don't apply to a new one.
              change({ columns: '', days: 'auto', unit: 'auto', returns: 'taken off' });
            }}
            choices={orderChoices(result.interpretation, returns, change)}
            onColumns={(chosen) => {
              change({ columns: chosen });
            }}
          />
        </div>
      </div>
    </section>
  );
}
