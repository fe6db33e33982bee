import { Figures } from '../../components/ui/Figures';
import { adviceOn } from './advice';
import { toCent, toUnit } from '../shared/amounts';
import { elasticityText } from './amounts';
import type { Guardrails } from './bestPrice';
import { allowedPrices, bestPrice, outcomeAt } from './bestPrice';
import { curveOf } from './curve';
import { DemandPlot } from './DemandPlot';
import type { DemandFit } from './fit';
import type { PricingResult } from './model';
import styles from './PricingDemo.module.css';
import { ProfitPlot } from './ProfitPlot';

interface PricingResultsProps {
  readonly result: PricingResult;
  readonly fit: DemandFit;
  readonly guardrails: Guardrails;
}

/** The best price, what it brings, and the curves that it comes from. */
export function PricingResults({ result, fit, guardrails }: PricingResultsProps) {
  const { currency, per } = result;
  const { price, cost } = guardrails;
  const best = bestPrice(fit, guardrails);
  const allowed = allowedPrices(guardrails);
  const now = outcomeAt(fit, price, cost);
  const bestOutcome = best.kind === 'price' ? outcomeAt(fit, best.price, cost) : null;
  const marks = { now: price, best: best.kind === 'price' ? best.price : null };
  const curve = curveOf(fit, guardrails, result.prices, [
    price,
    ...(allowed.lowest <= allowed.highest ? [allowed.lowest, allowed.highest] : []),
  ]);
  return (
    <>
      <div>
        <Figures
          figures={[
            {
              value: best.kind === 'price' ? toCent(best.price, currency) : 'None',
              label: 'Best allowed price',
            },
            {
              value: bestOutcome ? gain(bestOutcome.profit - now.profit, currency) : '–',
              label: `Profit a ${per}, against ${toUnit(now.profit, currency)} at the price now`,
            },
            { value: elasticityText(fit.elasticity), label: 'Elasticity of demand' },
          ]}
        />
        <p className={styles.advice}>
          {fit.elasticityBand[1] >= 0 &&
            'These sales do not show that demand falls as the price rises: do not act on it. '}
          {adviceOn(best, guardrails, currency)}
        </p>
      </div>
      <ProfitPlot
        result={result}
        curve={curve}
        marks={marks}
        allowed={allowed}
        now={now}
        best={bestOutcome}
      />
      <DemandPlot result={result} fit={fit} curve={curve} marks={marks} />
    </>
  );
}

/** A change of the profit: `+$120`. */
function gain(amount: number, currency: string): string {
  const text = toUnit(amount, currency);
  return amount > 0 && /[1-9]/u.test(text) ? `+${text}` : text;
}
