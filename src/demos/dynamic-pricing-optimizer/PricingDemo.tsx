import { SelectField } from '../../components/fields/SelectField';
import { counted } from '../../domain/numerals';
import { formatToCent } from '../shared/amounts';
import { InterpretationNote } from '../shared/csv/InterpretationNote';
import { DemoOffer } from '../shared/DemoOffer';
import { RangeField } from '../shared/RangeField';
import { ProductCurves } from './ProductCurves';
import { GuardrailFields } from './GuardrailFields';
import styles from './PricingDemo.module.css';
import { PricingResults } from './PricingResults';
import { trueDemand } from './sales';
import { SalesData } from './SalesData';
import { interpretationText } from './salesInterpretation';
import { TestPlanner } from './TestPlanner';
import { settable, usePricing } from './usePricing';
import { WithoutFit } from './WithoutFit';

function PricingDemo() {
  const pricing = usePricing();
  const { settings, change, table, model, product, range, guardrails, isCostAssumed } = pricing;
  const { result } = model;
  const { products } = result;

  return (
    <>
      <InterpretationNote sentence={interpretationText(result)} column="price" />
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
            label="Price now"
            value={guardrails.price}
            {...range}
            onChange={(price) => {
              change({ price });
            }}
            format={(price) => formatToCent(price, result.currency)}
          />
        </section>
        <section
          className={styles.results}
          aria-labelledby="results-heading"
          aria-busy={model.state.kind === 'running'}
        >
          <h2 id="results-heading">The best price</h2>
          {product.fit ? (
            <PricingResults
              result={result}
              product={product}
              fit={product.fit}
              truth={table.source ? null : trueDemand(settings)}
              guardrails={guardrails}
              isCostAssumed={isCostAssumed}
              onPrice={(price) => {
                change({ price: settable(price, range) });
              }}
            />
          ) : (
            <WithoutFit result={result} product={product} />
          )}
        </section>
        <GuardrailFields pricing={pricing} />
      </div>
      {products.length > 1 && <ProductCurves result={result} guardrails={guardrails} />}
      {product.count > 0 && <TestPlanner pricing={pricing} />}
      <SalesData pricing={pricing} />
      <DemoOffer
        productId="dynamic-pricing-optimizer"
        settings={`${counted(product.count, table.source ? 'own sale' : 'example sale')}, margin floor ${settings.floor}%, largest change ${settings.change}%`}
      />
    </>
  );
}

export { PricingDemo as Demo };
