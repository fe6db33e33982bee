import { clsx } from 'clsx';
import { SelectField } from '../../components/fields/SelectField';
import { Button } from '../../components/ui/Button';
import { isolated } from '../../domain/isolated';
import { counted, percent } from '../../domain/numerals';
import { formatToCent } from '../shared/amounts';
import { CopyTableLink, TableField } from '../shared/csv/TableField';
import { isNoTable } from '../shared/csv/reading';
import { ConfirmedTotals, Findings, Reconsider, TableReading } from '../shared/csv/TableReading';
import styles from '../shared/Demo.module.css';
import { DemoOffer } from '../shared/DemoOffer';
import { RangeField } from '../shared/RangeField';
import { RunStatus } from '../shared/RunStatus';
import { COST_SHARE } from './bestPrice';
import type { ProductDemand, PricingResult } from './model';
import pricingStyles from './PricingDemo.module.css';
import { PricingResults } from './PricingResults';
import { ProductCurves } from './ProductCurves';
import { changeBounds, floorBounds, usePricing } from './usePricing';

/** Ids of the result's heading, and of what is wrong in the table. */
const RESULTS = 'results-heading';
const FINDINGS = 'sales-findings';

/** Other rows or columns can give other products, so the choice of a product starts over. */
const firstProduct = { article: 0, price: 0, cost: 0 };

export function Demo() {
  const pricing = usePricing();
  const { settings, change, table, model, product, guardrails } = pricing;
  const { result, isConfirmed } = model;
  const question = result.findings.find(
    ({ severity, column }) => severity === 'question' && (column === 'price' || column === 'quantity'),
  )?.message;

  return (
    <>
      <div className={clsx(styles.stage, isConfirmed ? pricingStyles.desk : pricingStyles.check)}>
        {isConfirmed && <Settings {...pricing} />}
        {isConfirmed && <Suggestion {...pricing} question={question} />}
        <section className={styles.stack} aria-label="Your sales">
          <TableField
            what="sales"
            hint="Use a spreadsheet of your sales (CSV, Excel, or JSON): one row per order, day, week, or month, with price and quantity. Date, product, and store are optional. Nothing is uploaded."
            sample={'price,quantity,day\n24.90,310,2026-08-03\n27.90,255,2026-08-10'}
            table={table}
            onChange={(initial) => {
              change({ ...initial, ...firstProduct });
            }}
            errorsId={isNoTable(result) ? FINDINGS : undefined}
          />
          <RunStatus
            model={model}
            hasEarlier={model.isShown}
            done={`${doneText(product, result)}${isConfirmed || product.count === 0 ? '' : ' Check the figures below.'}`}
          />
        </section>
        {!isConfirmed && model.isShown && (
          <TableReading
            id={FINDINGS}
            table={table}
            model={model}
            onChange={(changed) => {
              change({ ...changed, ...firstProduct });
            }}
            resultId={RESULTS}
          />
        )}
      </div>
      {isConfirmed && question === undefined && result.products.length > 1 && (
        <ProductCurves result={result} guardrails={guardrails} />
      )}
      <DemoOffer
        productId="dynamic-pricing-optimizer"
        settings={`${counted(product.count, table.source ? 'own sale' : 'sample sale')}, minimum margin ${settings.floor}%, maximum price change ${settings.change}%`}
      />
    </>
  );
}

/** Shows what the sales say about the price. */
function Suggestion({
  model,
  product,
  guardrails,
  question,
}: Pick<ReturnType<typeof usePricing>, 'model' | 'product' | 'guardrails'> & {
  readonly question: string | undefined;
}) {
  const { result } = model;
  return (
    <section
      className={pricingStyles.results}
      aria-labelledby={RESULTS}
      aria-busy={model.state.kind === 'running'}
    >
      <h2 id={RESULTS} tabIndex={-1}>
        Our suggestion
      </h2>
      {product.fit ? (
        <PricingResults {...{ result, product, guardrails, question }} fit={product.fit} />
      ) : (
        <p>We can’t estimate demand from these sales.</p>
      )}
      {question === undefined ? (
        <Findings id="product-findings" findings={product.findings} />
      ) : (
        <Reconsider model={model} label="Answer the question" />
      )}
    </section>
  );
}

function doneText({ name, count }: ProductDemand, { per }: PricingResult): string {
  return count === 0
    ? 'No sales yet. See below what’s missing.'
    : `Loaded ${counted(count, per)} of sales${name === '' ? '' : ` of ${isolated(name)}`}.`;
}

/** Lets the visitor choose the product, its price and cost, and the limits for a new price. */
function Settings({
  settings,
  change,
  table,
  model,
  product,
  range,
  guardrails,
  isCostAssumed,
}: ReturnType<typeof usePricing>) {
  const { currency, products } = model.result;
  const amount = (price: number) => formatToCent(price, currency);
  return (
    <section className={styles.stack} aria-labelledby="price-heading">
      <h2 id="price-heading">Your price and cost</h2>
      <ConfirmedTotals model={model} />
      {products.length > 1 && (
        <SelectField
          id="product"
          label="Product"
          options={products.map(({ name }, index) => ({ value: String(index), label: name }))}
          value={String(products.indexOf(product))}
          onChange={(value) => {
            change({ ...firstProduct, article: Number(value) });
          }}
        />
      )}
      <RangeField
        id="price"
        label="Current price"
        value={guardrails.price}
        {...range}
        onChange={(price) => {
          change({ price });
        }}
        format={amount}
      />
      <RangeField
        id="cost"
        label="Cost per unit"
        value={guardrails.cost}
        {...range}
        min={range.step}
        onChange={(cost) => {
          change({ cost });
        }}
        format={amount}
      />
      {isCostAssumed && (
        <p className={styles.note}>
          This cost is our assumption: {percent(COST_SHARE)} of your latest price. Set your own.
        </p>
      )}
      <details>
        <summary>
          Limits: margin of at least {settings.floor}%, price change of at most {settings.change}%
        </summary>
        <RangeField
          id="floor"
          label="Minimum margin"
          value={guardrails.floor}
          {...floorBounds}
          onChange={(floor) => {
            change({ floor });
          }}
          format={(floor) => `${floor}%`}
        />
        <RangeField
          id="change"
          label="Maximum price change"
          value={guardrails.change}
          {...changeBounds}
          onChange={(largest) => {
            change({ change: largest });
          }}
          format={(largest) => `±${largest}%`}
        />
      </details>
      <div className={styles.tools}>
        <Button
          variant="quiet"
          onClick={() => {
            change({ price: 0, cost: 0, floor: floorBounds.initial, change: changeBounds.initial });
          }}
        >
          Reset
        </Button>
        <CopyTableLink table={table} />
      </div>
    </section>
  );
}
