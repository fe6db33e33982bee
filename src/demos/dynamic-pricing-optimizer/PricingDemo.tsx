import { SelectField } from '../../components/fields/SelectField';
import { Button } from '../../components/ui/Button';
import { isolated } from '../../domain/isolated';
import { counted } from '../../domain/numerals';
import { formatToCent } from '../shared/amounts';
import { UnconfirmedNote } from '../shared/csv/CsvReport';
import { CopyTableLink, CsvSection } from '../shared/csv/CsvSection';
import styles from '../shared/Demo.module.css';
import { DemoOffer } from '../shared/DemoOffer';
import { RangeField } from '../shared/RangeField';
import { RunStatus } from '../shared/RunStatus';
import type { ProductDemand, PricingResult } from './model';
import pricingStyles from './PricingDemo.module.css';
import { PricingResults } from './PricingResults';
import { ProductCurves } from './ProductCurves';
import { salesColumns } from './salesColumns';
import { changeBounds, floorBounds, usePricing } from './usePricing';

export function Demo() {
  const { settings, change, table, model, product, range, guardrails, isCostAssumed } = usePricing();
  const { result, isConfirmed } = model;
  const { currency, products } = result;
  const amount = (price: number) => formatToCent(price, currency);

  return (
    <>
      <UnconfirmedNote isConfirmed={isConfirmed} />
      <div className={pricingStyles.desk}>
        <section className={styles.stack} aria-labelledby="price-heading">
          <h2 id="price-heading">Your price</h2>
          {products.length > 1 && (
            <SelectField
              id="product"
              label="Product"
              options={products.map(({ name }, index) => ({ value: String(index), label: name }))}
              value={String(products.indexOf(product))}
              onChange={(value) => {
                change({ article: Number(value), price: 0, cost: 0 });
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
        </section>
        <section
          className={pricingStyles.results}
          aria-labelledby="results-heading"
          aria-busy={model.state.kind === 'running'}
        >
          <h2 id="results-heading">Our suggestion</h2>
          {product.fit ? (
            <PricingResults
              result={result}
              product={product}
              fit={product.fit}
              guardrails={guardrails}
              isCostAssumed={isCostAssumed}
              isConfirmed={isConfirmed}
            />
          ) : (
            <p>
              {product.count === 0
                ? 'There are no sales to learn from yet.'
                : 'We can’t estimate demand from these sales.'}{' '}
              See “Your sales” below.
            </p>
          )}
        </section>
        <section className={styles.stack} aria-labelledby="guardrails-heading">
          <h2 id="guardrails-heading">Your cost and limits</h2>
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
      </div>
      {products.length > 1 && isConfirmed && <ProductCurves result={result} guardrails={guardrails} />}
      <section className={styles.section} aria-labelledby="sales-heading">
        <h2 id="sales-heading">Your sales</h2>
        <CsvSection
          what="sales"
          hint="Paste an order export, or one row per day, week, or month with price and quantity. Date, product, and store are optional. Nothing is uploaded."
          sample={'price,quantity,day\n24.90,310,2026-08-03\n27.90,255,2026-08-10'}
          table={table}
          wanted={salesColumns}
          model={{ ...model, result: { ...result, findings: [...result.findings, ...product.findings] } }}
          onChange={(changed) => {
            // Other rows or columns can give other products, so the choice of product starts over.
            change({ ...changed, article: 0, price: 0, cost: 0 });
          }}
        />
        <RunStatus
          model={model}
          hasEarlier={model.isShown}
          done={`${doneText(product, result)}${isConfirmed || product.count === 0 ? '' : ' Check what we read.'}`}
        />
      </section>
      <DemoOffer
        productId="dynamic-pricing-optimizer"
        settings={`${counted(product.count, table.source ? 'own sale' : 'sample sale')}, minimum margin ${settings.floor}%, maximum price change ${settings.change}%`}
      />
    </>
  );
}

function doneText({ name, count, findings }: ProductDemand, result: PricingResult): string {
  const problems = [...result.findings, ...findings].filter(({ severity }) => severity === 'error').length;
  return [
    count === 0
      ? 'We couldn’t read any sales.'
      : `Loaded ${counted(count, result.per)} of sales${name === '' ? '' : ` of ${isolated(name)}`}.`,
    ...(problems > 0 ? [`${counted(problems, 'problem')} found.`] : []),
    ...(result.skipped > 0 ? [`${counted(result.skipped, 'line')} skipped.`] : []),
  ].join(' ');
}
