import { formatToCent } from '../shared/amounts';
import { Fold } from '../shared/Fold';
import { DataTable } from '../shared/plot/DataTable';
import { capitalized, grouped } from '../../domain/numerals';
import { elasticityText } from './amounts';
import type { Guardrails } from './bestPrice';
import { bestPrice, isConfounded, isGainClear } from './bestPrice';
import type { DemandFit } from './fit';
import type { ProductDemand, PricingResult } from './model';

interface ProductCurvesProps {
  readonly result: PricingResult;
  /** Guardrails of the selected product. The others have their own price, with their own cost or the same cost share, and the same limits. */
  readonly guardrails: Guardrails;
}

/** Lists each product's elasticity and best price. */
export function ProductCurves({ result: { products, per, currency }, guardrails }: ProductCurvesProps) {
  const costShare = guardrails.cost / guardrails.price;
  const bestText = ({ fit, isDiscounted, cost, prices: { low, high, latest } }: ProductDemand) => {
    if (isDiscounted) return 'quantity discount';
    if (!fit) return low === high ? 'only one price' : 'too few sales';
    const own = { ...guardrails, price: latest, cost: cost ?? latest * costShare };
    const best = bestPrice(fit, own);
    if (best.kind === 'unknown') return 'unclear';
    if (best.kind === 'none') return 'none';
    return isGainClear(fit, best.price, own) ? formatToCent(best.price, currency) : 'no clear gain';
  };
  return (
    <Fold id="products" title="Each product separately">
      <DataTable
        caption="Products"
        columns={[
          'Product',
          `${capitalized(per)}s`,
          'Current price',
          'Best allowed price',
          'Units sold at a 1% higher price (elasticity)',
          '95% confidence interval',
        ]}
        rows={products.map((product) => [
          product.name,
          grouped(product.count),
          formatToCent(product.prices.latest, currency),
          bestText(product),
          ...elasticityCells(product.fit),
        ])}
      />
    </Fold>
  );
}

function elasticityCells(fit: DemandFit | null): readonly string[] {
  if (!fit) return ['–', '–'];
  if (isConfounded(fit)) return ['unclear', '–'];
  const [low, high] = fit.elasticityInterval;
  return [`${elasticityText(fit.elasticity)}%`, `${elasticityText(low)}% to ${elasticityText(high)}%`];
}
