import { Figures } from '../../components/ui/Figures';
import { SettledAnnouncement } from '../../components/ui/SettledAnnouncement';
import { percent } from '../../domain/numerals';
import { formatToCent, formatToUnit } from '../shared/amounts';
import {
  adviceOn,
  assumptionText,
  bestPriceFigure,
  bestPriceSentence,
  elasticityFigure,
  gainFigure,
} from './advice';
import type { Guardrails } from './bestPrice';
import { allowedPrices, bestPrice, COST_SHARE, isConfounded, isGainClear, outcomeAt } from './bestPrice';
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
  /** False until the visitor has confirmed how the sales were read; no price is suggested before. */
  readonly isConfirmed: boolean;
  /** Called with the new price while the plot's line is dragged. */
  readonly onPrice: (price: number) => void;
}

/** Shows the best price, its profit, and the curves behind both. */
export function PricingResults({
  result,
  product,
  fit,
  truth,
  guardrails,
  isCostAssumed,
  isConfirmed,
  onPrice,
}: PricingResultsProps) {
  const { currency, per } = result;
  const { price, cost } = guardrails;
  const amount = (value: number) => formatToCent(value, currency);
  const isUnknown = isConfounded(fit);
  const recommended = bestPrice(fit, guardrails);
  const allowed = allowedPrices(guardrails);
  const now = outcomeAt(fit, price, cost);
  const best =
    recommended.kind === 'price' && isGainClear(fit, recommended.price, guardrails)
      ? outcomeAt(fit, recommended.price, cost)
      : null;
  const others = [price, ...(allowed.lowest <= allowed.highest ? [allowed.lowest, allowed.highest] : [])];
  const curves = {
    result,
    curve: curveOf(fit, guardrails, product.prices, others),
    trueCurve: truth && curveOf(truth, guardrails, product.prices, others),
    marks: { now, best },
  };
  if (!isConfirmed)
    return (
      <>
        <Figures figures={[elasticityFigure(fit)]} />
        <p className={styles.advice}>
          We’ll suggest a price once you confirm that we read your sales right. See “Your data” below.
        </p>
        <DemandPlot {...curves} product={product} fit={fit} />
      </>
    );
  return (
    <>
      <div>
        <Figures
          figures={[
            bestPriceFigure(recommended, fit, guardrails, currency),
            ...(best !== null && recommended.kind === 'price' && !isUnknown
              ? [gainFigure(recommended, fit, guardrails, result)]
              : []),
            elasticityFigure(fit),
          ]}
        />
        <SettledAnnouncement
          text={`${isUnknown ? '' : `At ${amount(price)} the profit is ${formatToUnit(now.profit, currency)} a ${per}. `}${bestPriceSentence(recommended, fit, guardrails, currency)}`}
        />
        <p className={styles.advice}>{adviceOn(recommended, fit, guardrails, product.prices, currency)}</p>
        {isCostAssumed && !isUnknown && (
          <p className={styles.note}>
            We’ve assumed a unit cost of {amount(cost)} ({percent(COST_SHARE)} of your latest price). Set your
            own under “Cost per unit.”
          </p>
        )}
        {!isUnknown && (
          <p className={styles.note}>
            {truth ? truthText(truth, guardrails, best?.price ?? price, result) : assumptionText(fit, per)}
          </p>
        )}
      </div>
      {!isUnknown && <ProfitPlot {...curves} allowed={allowed} onPrice={onPrice} />}
      <DemandPlot {...curves} product={product} fit={fit} />
    </>
  );
}

/** Says what generated sales truly earn at the chosen price, at the current one, and at the best allowed one. */
function truthText(
  truth: DemandFit,
  guardrails: Guardrails,
  chosen: number,
  { currency, per }: PricingResultsProps['result'],
): string {
  const amount = (price: number) => formatToCent(price, currency);
  const profitAt = (price: number) => formatToUnit(outcomeAt(truth, price, guardrails.cost).profit, currency);
  const best = bestPrice(truth, guardrails);
  const gain =
    outcomeAt(truth, chosen, guardrails.cost).profit -
    outcomeAt(truth, guardrails.price, guardrails.cost).profit;
  const atChosen =
    chosen === guardrails.price
      ? `the real profit at ${amount(chosen)} is ${profitAt(chosen)}`
      : `at ${amount(chosen)}, profit would actually ${gain < 0 ? 'fall' : 'rise'} by ${formatToUnit(Math.abs(gain), currency)}`;
  const atBest =
    best.kind === 'price' && profitAt(best.price) !== profitAt(chosen)
      ? ` Within your limits, ${amount(best.price)} would actually earn the most: ${profitAt(best.price)}.`
      : '';
  return `We made up this data, so we can check: ${atChosen} a ${per}.${atBest}`;
}
