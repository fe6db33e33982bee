import { useState } from 'react';
import { Figures } from '../../components/ui/Figures';
import { SettledAnnouncement } from '../../components/ui/SettledAnnouncement';
import { adviceOn } from './advice';
import { formatToCent, formatToUnit } from '../shared/amounts';
import { elasticityText } from './amounts';
import type { Guardrails } from './bestPrice';
import { allowedPrices, bestPrice, gainInterval, outcomeAt } from './bestPrice';
import { curveOf } from './curve';
import { DemandPlot } from './DemandPlot';
import type { DemandFit } from './fit';
import type { ProductDemand, PricingResult } from './model';
import styles from './PricingDemo.module.css';
import { ProfitPlot } from './ProfitPlot';

interface PricingResultsProps {
  readonly result: Pick<PricingResult, 'per' | 'currency'>;
  readonly product: ProductDemand;
  readonly fit: DemandFit;
  /** The curve that generated the sales; null for the visitor's own sales. */
  readonly truth: DemandFit | null;
  readonly guardrails: Guardrails;
  /** True if the unit cost is assumed rather than set by the visitor. */
  readonly isCostAssumed: boolean;
  /** Called with the price dragged to in the plot. */
  readonly onPrice: (price: number) => void;
}

/** The best price, its profit and the curves behind it. */
export function PricingResults({
  result,
  product,
  fit,
  truth,
  guardrails,
  isCostAssumed,
  onPrice,
}: PricingResultsProps) {
  const [heldDomain, holdDomain] = useState<readonly [number, number] | null>(null);
  const { currency, per } = result;
  const { price, cost } = guardrails;
  const best = bestPrice(fit, guardrails);
  const allowed = allowedPrices(guardrails);
  const now = outcomeAt(fit, price, cost);
  const bestOutcome = best.kind === 'price' ? outcomeAt(fit, best.price, cost) : null;
  const isMoved = best.kind === 'price' && Math.abs(best.price - price) >= 0.005;
  const gains = isMoved ? gainInterval(fit, best.price, guardrails) : null;
  const marks = { now: price, best: best.kind === 'price' ? best.price : null };
  const others = [price, ...(allowed.lowest <= allowed.highest ? [allowed.lowest, allowed.highest] : [])];
  const curve = curveOf(fit, guardrails, product.prices, others);
  const trueCurve = truth && curveOf(truth, guardrails, product.prices, others);
  return (
    <>
      <div>
        <Figures
          figures={[
            {
              value: best.kind === 'price' ? formatToCent(best.price, currency) : 'None',
              label: `Best allowed price${gains && gains[0] <= 0 ? ', without a clear gain' : ''}`,
            },
            {
              value: bestOutcome ? gain(bestOutcome.profit - now.profit, currency) : '–',
              label: `Change in profit a ${per}${gains && gains[1] - gains[0] >= 1 ? ` (95% confidence interval ${gain(gains[0], currency)} to ${gain(gains[1], currency)})` : ''}, from ${formatToUnit(now.profit, currency)} now`,
            },
            {
              value: elasticityText(fit.elasticity),
              label: `Elasticity of demand: at a price 1% higher, you sell about ${elasticityText(Math.abs(fit.elasticity))}% ${fit.elasticity < 0 ? 'less' : 'more'}`,
            },
          ]}
        />
        <SettledAnnouncement
          text={`At ${formatToCent(price, currency)} the profit is ${formatToUnit(now.profit, currency)} a ${per}. ${
            best.kind === 'price' && bestOutcome
              ? `The best allowed price is ${formatToCent(best.price, currency)}, with ${formatToUnit(bestOutcome.profit, currency)}.`
              : 'There is no best allowed price.'
          }`}
        />
        <p className={styles.advice}>{adviceOn(best, fit, guardrails, product.prices, currency)}</p>
        {isCostAssumed && (
          <p className={styles.note}>
            Profit assumes that a unit costs you {formatToCent(cost, currency)}, 40% of your latest price. Set
            your own cost.
          </p>
        )}
        {!truth && (
          <p className={styles.note}>
            This assumes that nothing else changed when the price did. If low prices came with a sale or a
            season, the curve is too steep.
          </p>
        )}
        {truth && (
          <p className={styles.note}>
            <Truth
              truth={truth}
              guardrails={guardrails}
              chosen={marks.best ?? price}
              {...{ currency, per }}
            />
          </p>
        )}
      </div>
      <ProfitPlot
        result={result}
        curve={heldDomain ? { ...curve, domain: heldDomain } : curve}
        trueCurve={trueCurve}
        marks={marks}
        allowed={allowed}
        now={now}
        best={bestOutcome}
        onPrice={onPrice}
        onDrag={(isDragged) => {
          // Keeps the axis fixed during a drag; otherwise the price would drift under a still finger.
          holdDomain(isDragged ? curve.domain : null);
        }}
      />
      <DemandPlot
        result={result}
        product={product}
        fit={fit}
        curve={curve}
        trueCurve={trueCurve}
        marks={marks}
      />
    </>
  );
}

interface TruthProps extends Pick<PricingResult, 'per' | 'currency'> {
  readonly truth: DemandFit;
  readonly guardrails: Guardrails;
  /** The price that the estimate recommends. */
  readonly chosen: number;
}

/** True profits of generated sales at the current price, the recommended price and the best price. */
function Truth({ truth, guardrails, chosen, currency, per }: TruthProps) {
  const profitAt = (price: number) => formatToUnit(outcomeAt(truth, price, guardrails.cost).profit, currency);
  const best = bestPrice(truth, guardrails);
  return (
    <>
      Because this data is synthetic, we know the true profit: {profitAt(chosen)} a {per} at{' '}
      {formatToCent(chosen, currency)}
      {chosen !== guardrails.price && <>, {profitAt(guardrails.price)} at today’s price</>}
      {best.kind === 'price' &&
        formatToCent(best.price, currency) !== formatToCent(chosen, currency) &&
        ` and ${profitAt(best.price)} at ${formatToCent(best.price, currency)}, the best your limits allow`}
      .
    </>
  );
}

/** Formats a change in profit, such as `+$120`. */
function gain(amount: number, currency: string): string {
  const text = formatToUnit(amount, currency);
  return amount > 0 && /[1-9]/u.test(text) ? `+${text}` : text;
}
