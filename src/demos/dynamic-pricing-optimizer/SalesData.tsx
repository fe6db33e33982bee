import { counted } from '../../domain/numerals';
import { OwnRows } from '../shared/csv/OwnRows';
import { Fold } from '../shared/Fold';
import { RangeField } from '../shared/RangeField';
import { RunStatus } from '../shared/RunStatus';
import { SeedField } from '../shared/SeedField';
import { elasticityText } from './amounts';
import { ExampleRows } from './ExampleRows';
import type { PricingResult, ProductDemand } from './model';
import styles from './PricingDemo.module.css';
import { salesColumns } from './salesColumns';
import { salesChoices } from './salesInterpretation';
import type { Pricing } from './usePricing';
import { elasticityBounds } from './usePricing';

interface SalesDataProps {
  readonly pricing: Pricing;
}

/** Chooses the sales to learn from: the example's or the visitor's own. */
export function SalesData({ pricing: { settings, change, table, isShown, model, product } }: SalesDataProps) {
  const { seed, elasticity } = settings;
  const { result } = model;
  return (
    <section className={styles.salesSection} aria-labelledby="sales-heading">
      <h2 id="sales-heading">Sales data</h2>
      <RunStatus model={model} hasEarlier={isShown} done={doneText(product, result)} />
      <div className={styles.sales}>
        <Fold id="example" title="Change the example">
          <p className={styles.note}>
            Two years of weekly sales of one shirt, generated with an elasticity that you set. The curve above
            isn’t given that number. See how close it gets.
          </p>
          <RangeField
            id="elasticity"
            label="True elasticity"
            value={elasticity}
            min={elasticityBounds.min}
            max={elasticityBounds.max}
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
          <OwnRows
            what="sales"
            hint="One row per price and period: price and quantity. Date, product and store are optional. Nothing is sent."
            sample={'price,quantity,day\n24.90,310,2026-08-03\n27.90,255,2026-08-10'}
            table={table}
            wanted={salesColumns}
            columns={result.columns}
            findings={[...result.findings, ...product.findings]}
            choices={salesChoices(result, change)}
            onSource={(next) => {
              table.choose(next);
              // A new table resets the choices for the old one.
              change({ columns: '', days: 'auto', article: 0, price: 0, cost: 0 });
            }}
            onColumns={(columns) => {
              // Other columns change the list of products.
              change({ columns, article: 0, price: 0, cost: 0 });
            }}
          />
        </div>
      </div>
    </section>
  );
}

function doneText({ name, count, fit, findings }: ProductDemand, result: PricingResult): string {
  const problems = [...result.findings, ...findings].filter(({ severity }) => severity === 'error').length;
  const found = problems > 0 ? ` ${counted(problems, 'problem')} found. See “Your data”.` : '';
  const read = `Read ${counted(count, result.per)} of sales${name === '' ? '' : ` of ${name}`}.${found}`;
  return fit ? `${read} Elasticity: ${elasticityText(fit.elasticity)}.` : read;
}
