import { SelectField } from '../../components/fields/SelectField';
import { counted } from '../../domain/numerals';
import { toCent } from '../shared/amounts';
import { Understood } from '../shared/csv/Understood';
import { DemoOffer } from '../shared/DemoOffer';
import { RangeField } from '../shared/RangeField';
import { Articles } from './Articles';
import { GuardrailFields } from './GuardrailFields';
import styles from './PricingDemo.module.css';
import { PricingResults } from './PricingResults';
import { trueDemand } from './sales';
import { SalesData } from './SalesData';
import { understoodText } from './understoodSales';
import { TestPlanner } from './TestPlanner';
import { settable, usePricing } from './usePricing';
import { WithoutFit } from './WithoutFit';

/** The live demo of the Dynamic Pricing Optimizer. */
function PricingDemo() {
  const pricing = usePricing();
  const { settings, change, table, model, article, range, guardrails, isCostAssumed } = pricing;
  const { result } = model;
  const { articles } = result;

  return (
    <>
      <Understood sentence={understoodText(result)} column="price" />
      <div className={styles.desk}>
        <section className={styles.price} aria-labelledby="price-heading">
          <h2 id="price-heading">Your price</h2>
          {articles.length > 1 && (
            <SelectField
              id="article"
              label="Product"
              options={articles.map(({ name }, index) => ({ value: String(index), label: name }))}
              value={String(articles.indexOf(article))}
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
            format={(price) => toCent(price, result.currency)}
          />
        </section>
        <section
          className={styles.results}
          aria-labelledby="results-heading"
          aria-busy={model.state.kind === 'running'}
        >
          <h2 id="results-heading">The best price</h2>
          {article.fit ? (
            <PricingResults
              result={result}
              article={article}
              fit={article.fit}
              truth={table.source ? null : trueDemand(settings)}
              guardrails={guardrails}
              isCostAssumed={isCostAssumed}
              onPrice={(price) => {
                change({ price: settable(price, range) });
              }}
            />
          ) : (
            <WithoutFit result={result} article={article} />
          )}
        </section>
        <GuardrailFields pricing={pricing} />
      </div>
      {articles.length > 1 && <Articles result={result} guardrails={guardrails} />}
      {article.count > 0 && <TestPlanner pricing={pricing} />}
      <SalesData pricing={pricing} />
      <DemoOffer
        productId="dynamic-pricing-optimizer"
        settings={`${counted(article.count, table.source ? 'own sale' : 'example sale')}, margin floor ${settings.floor}%, largest change ${settings.change}%`}
      />
    </>
  );
}

export { PricingDemo as Demo };
