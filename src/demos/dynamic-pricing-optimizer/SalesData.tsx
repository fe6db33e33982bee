import { useState } from 'react';
import { isolated } from '../../domain/isolated';
import { counted } from '../../domain/numerals';
import type { DayOrder } from '../shared/csv/dayOrders';
import { dayOrderChoice } from '../shared/csv/CsvReport';
import { CsvSection } from '../shared/csv/CsvSection';
import { Fold } from '../shared/Fold';
import { RangeField } from '../shared/RangeField';
import { RunStatus } from '../shared/RunStatus';
import { SeedField } from '../shared/SeedField';
import { elasticityText } from './amounts';
import type { PricingResult, ProductDemand } from './model';
import styles from './PricingDemo.module.css';
import type { SalesParameters } from './sales';
import { generateSales, salesAsCsv } from './sales';
import { salesColumns } from './salesColumns';
import type { Pricing } from './usePricing';
import { elasticityBounds } from './usePricing';

/** Lets visitors choose the sales to learn from: the example's or their own. */
export function SalesData({ pricing }: { readonly pricing: Pricing }) {
  const { settings, change, table, isShown, confirmation, model, product } = pricing;
  const { seed, elasticity } = settings;
  const { result } = model;
  const dayOrder = result.interpretation?.dayOrder;
  const changeDays = (days: DayOrder) => {
    change({ days });
  };
  return (
    <section className={styles.salesSection} aria-labelledby="sales-heading">
      <h2 id="sales-heading">Sales data</h2>
      <RunStatus
        model={model}
        hasEarlier={isShown}
        done={`${doneText(product, result)}${confirmation.isConfirmed || product.count === 0 ? '' : ' Check what we read under “Your data.”'}`}
      />
      <div className={styles.sales}>
        <Fold id="example" title="Change the sample data">
          <p className={styles.note}>
            Set how strongly customers react to the price. Then see how close the demo gets from two years of
            sales alone.
          </p>
          <RangeField
            id="elasticity"
            label="True price elasticity"
            value={elasticity}
            {...elasticityBounds}
            step={0.1}
            onChange={(value) => {
              table.choose(null);
              change({ elasticity: value });
            }}
            format={elasticityText}
          />
          <SeedField
            seed={seed}
            onChange={(value) => {
              table.choose(null);
              change({ seed: value });
            }}
          />
          <ExampleRows seed={seed} elasticity={elasticity} />
        </Fold>
        <div className={styles.data}>
          <CsvSection
            what="sales"
            hint="Paste an order export, or one row per day, week, or month with price and quantity. Date, product, and store are optional. Nothing is uploaded."
            sample={'price,quantity,day\n24.90,310,2026-08-03\n27.90,255,2026-08-10'}
            table={table}
            wanted={salesColumns}
            columns={result.columns}
            findings={[...result.findings, ...product.findings]}
            readback={result.readback}
            confirmation={confirmation}
            choices={dayOrder ? [dayOrderChoice(dayOrder, changeDays)] : []}
            onSource={(next) => {
              table.choose(next);
              // Choices for the old table don't apply to the new one.
              change({ columns: '', days: 'auto', article: 0, price: 0, cost: 0 });
            }}
            onColumns={(columns) => {
              // Other columns can give other products, so the choice of product starts over.
              change({ columns, article: 0, price: 0, cost: 0 });
            }}
          />
        </div>
      </div>
    </section>
  );
}

/** Shows the example's sales as CSV, written only while it's open. */
function ExampleRows(parameters: SalesParameters) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details
      className={styles.rows}
      onToggle={(event) => {
        setIsOpen(event.currentTarget.open);
      }}
    >
      <summary>See these sales as CSV</summary>
      <textarea
        readOnly
        rows={8}
        aria-label="The sample sales, as CSV"
        value={isOpen ? salesAsCsv(generateSales(parameters)) : ''}
      />
    </details>
  );
}

function doneText({ name, count, findings }: ProductDemand, result: PricingResult): string {
  const problems = [...result.findings, ...findings].filter(({ severity }) => severity === 'error').length;
  return [
    count === 0
      ? 'We couldn’t read any sales.'
      : `Loaded ${counted(count, result.per)} of sales${name === '' ? '' : ` of ${isolated(name)}`}.`,
    ...(problems > 0 ? [`${counted(problems, 'problem')} found. See “Your data.”`] : []),
    ...(result.skipped > 0 ? [`${counted(result.skipped, 'line')} skipped.`] : []),
  ].join(' ');
}
