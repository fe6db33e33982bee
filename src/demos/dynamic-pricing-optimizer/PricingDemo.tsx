import { SelectField } from '../../components/fields/SelectField';
import { Button } from '../../components/ui/Button';
import { counted } from '../../domain/numerals';
import { formatToCent } from '../shared/amounts';
import { CopyLink } from '../shared/CopyLink';
import { FileNote, ReadingNote } from '../shared/csv/Notes';
import { DemoOffer } from '../shared/DemoOffer';
import { RangeField } from '../shared/RangeField';
import styles from './PricingDemo.module.css';
import { PricingResults } from './PricingResults';
import { ProductCurves } from './ProductCurves';
import { trueDemand } from './sales';
import { SalesData } from './SalesData';
import { interpretationText } from './salesInterpretation';
import { TestPlanner } from './TestPlanner';
import { changeBounds, floorBounds, settable, usePricing } from './usePricing';
import { WithoutFit } from './WithoutFit';

function PricingDemo() {
  const pricing = usePricing();
  const { settings, change, table, confirmation, model, product, range, guardrails, isCostAssumed } = pricing;
  const { isConfirmed } = confirmation;
  const { result } = model;
  const { currency, products } = result;
  const amount = (price: number) => formatToCent(price, currency);

  return (
    <>
      <ReadingNote sentence={interpretationText(result)} isConfirmed={isConfirmed} />
      <div className={styles.desk}>
        <section className={styles.price} aria-labelledby="price-heading">
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
          className={styles.results}
          aria-labelledby="results-heading"
          aria-busy={model.state.kind === 'running'}
        >
          <h2 id="results-heading">Our suggestion</h2>
          {product.fit ? (
            <PricingResults
              result={result}
              product={product}
              fit={product.fit}
              truth={table.source ? null : trueDemand(settings)}
              guardrails={guardrails}
              isCostAssumed={isCostAssumed}
              isConfirmed={isConfirmed}
              onPrice={(price) => {
                change({ price: settable(price, range) });
              }}
            />
          ) : (
            <WithoutFit result={result} product={product} />
          )}
        </section>
        <section className={styles.controls} aria-labelledby="guardrails-heading">
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
          <div className={styles.tools}>
            <Button
              variant="quiet"
              onClick={() => {
                change({ price: 0, cost: 0, floor: floorBounds.initial, change: changeBounds.initial });
              }}
            >
              Reset
            </Button>
            <CopyLink link={table.link} />
          </div>
          <FileNote source={table.source} />
        </section>
      </div>
      {products.length > 1 && isConfirmed && <ProductCurves result={result} guardrails={guardrails} />}
      {product.count > 0 && isConfirmed && <TestPlanner pricing={pricing} />}
      <SalesData pricing={pricing} />
      <DemoOffer
        productId="dynamic-pricing-optimizer"
        settings={`${counted(product.count, table.source ? 'own sale' : 'sample sale')}, minimum margin ${settings.floor}%, maximum price change ${settings.change}%`}
      />
    </>
  );
}

export { PricingDemo as Demo };
