import { formatToCent } from '../shared/amounts';
import { DataTable } from '../shared/plot/DataTable';
import { grouped } from '../../domain/numerals';
import { elasticityText } from './amounts';
import type { Guardrails } from './bestPrice';
import { bestPrice } from './bestPrice';
import type { DemandFit } from './fit';
import type { ProductDemand, PricingResult } from './model';
import styles from './PricingDemo.module.css';

interface ProductCurvesProps {
  readonly result: PricingResult;
  /** Settings of the product shown. The others keep their own price, with the same cost share and limits. */
  readonly guardrails: Guardrails;
}

/** A curve for each product, next to one for all sales pooled. */
export function ProductCurves({ result: { products, pooled, currency }, guardrails }: ProductCurvesProps) {
  const costShare = guardrails.cost / guardrails.price;
  const bestText = ({ fit, prices: { latest } }: ProductDemand) => {
    const best = fit && bestPrice(fit, { ...guardrails, price: latest, cost: latest * costShare });
    return best?.kind === 'price' ? formatToCent(best.price, currency) : 'unchanged';
  };
  return (
    <section className={styles.salesSection} aria-labelledby="products-heading">
      <h2 id="products-heading">Each product separately</h2>
      {pooled && <p className={styles.note}>{poolingText(products, pooled)}</p>}
      <DataTable
        caption="Products"
        columns={[
          'Product',
          'Sales',
          'Elasticity',
          '95% confidence interval',
          'Current price',
          'Best allowed price',
        ]}
        rows={[
          ...products.map((product) => [
            product.name,
            grouped(product.count),
            ...elasticityCells(product.fit),
            formatToCent(product.prices.latest, currency),
            bestText(product),
          ]),
          ...(pooled
            ? [['All pooled', grouped(pooled.band.count), ...elasticityCells(pooled), '–', '–']]
            : []),
        ]}
      />
    </section>
  );
}

function elasticityCells(fit: DemandFit | null): readonly string[] {
  if (!fit) return ['–', '–'];
  const [low, high] = fit.elasticityInterval;
  return [elasticityText(fit.elasticity), `${elasticityText(low)} to ${elasticityText(high)}`];
}

/** Compares the pooled elasticity with those of the products. */
function poolingText(products: readonly ProductDemand[], pooled: DemandFit): string {
  const slopes = products.flatMap(({ fit }) => (fit ? [fit.elasticity] : []));
  const least = Math.min(...slopes);
  const most = Math.max(...slopes);
  const together = `Pooled, these sales have an elasticity of ${elasticityText(pooled.elasticity)}`;
  if (slopes.length === 0) return `${together}. No product has a curve of its own.`;
  const separately = `each product alone between ${elasticityText(least)} and ${elasticityText(most)}`;
  return pooled.elasticity < least || pooled.elasticity > most
    ? `${together}, ${separately}. No single product behaves like the pool, which mistakes the difference between cheap and expensive products for an effect of the price. Its interval doesn’t show that error.`
    : `${together}, ${separately}. Pooling mixes the effect of the price with the difference between cheap and expensive products.`;
}
