import { Figures } from '../../components/ui/Figures';
import { SettledAnnouncement } from '../../components/ui/SettledAnnouncement';
import { formatToCent } from '../shared/amounts';
import styles from '../shared/Demo.module.css';
import { Fold } from '../shared/Fold';
import { adviceOn, assumptionText, bestPriceFigure, elasticityFigure, gainFigure } from './advice';
import { amountText } from './amounts';
import type { Guardrails } from './bestPrice';
import { allowedPrices, bestPrice, isConfounded, isGainClear, outcomeAt } from './bestPrice';
import { curveOf } from './curve';
import { DemandPlot } from './DemandPlot';
import type { DemandFit } from './fit';
import type { ProductDemand, PricingResult } from './model';
import { ProfitPlot } from './ProfitPlot';

const ELASTICITY_SOURCE =
  'https://openstax.org/books/introductory-business-statistics/pages/13-5-interpretation-of-regression-coefficients-elasticity-and-logarithmic-transformation';

interface PricingResultsProps {
  readonly result: Pick<PricingResult, 'per' | 'currency'>;
  readonly product: ProductDemand;
  readonly fit: DemandFit;
  readonly guardrails: Guardrails;
  /** An open question about a column. Until it is answered, we recommend no price. */
  readonly question?: string | undefined;
}

/** Shows the best price, its profit, and the curves behind both. */
export function PricingResults({ result, product, fit, guardrails, question }: PricingResultsProps) {
  const { currency, per } = result;
  const { price, cost } = guardrails;
  const amount = (value: number) => formatToCent(value, currency);
  const isUnknown = isConfounded(fit) || question !== undefined;
  const recommended = bestPrice(fit, guardrails);
  const allowed = allowedPrices(guardrails);
  const now = outcomeAt(fit, price, cost);
  const best =
    !isUnknown && recommended.kind === 'price' && isGainClear(fit, recommended.price, guardrails)
      ? outcomeAt(fit, recommended.price, cost)
      : null;
  const others = [price, ...(allowed.lowest <= allowed.highest ? [allowed.lowest, allowed.highest] : [])];
  const curves = {
    result,
    curve: curveOf(fit, guardrails, product.prices, others),
    marks: { now, best },
  };
  const advice =
    question === undefined
      ? adviceOn(recommended, fit, guardrails, product.prices, currency)
      : `${question} We recommend no price until you’ve answered that.`;
  const demand = (
    <Fold id="demand" title="How sales react to the price">
      <DemandPlot {...curves} product={product} fit={fit} />
      <p className={styles.note}>
        For statisticians: <a href={ELASTICITY_SOURCE}>least squares of log quantity on log price</a>, trend,
        and season, with the mean corrected by{' '}
        <a href="https://doi.org/10.1080/01621459.1983.10478017">Duan’s smearing estimate (1983)</a>. If days
        without sales count as 0, it’s a Poisson regression.
      </p>
    </Fold>
  );
  return (
    <>
      <Figures
        layout="row"
        figures={[
          ...(question === undefined ? [bestPriceFigure(recommended, fit, guardrails, currency)] : []),
          ...(best !== null && recommended.kind === 'price'
            ? [gainFigure(recommended, fit, guardrails, result)]
            : []),
          elasticityFigure(fit),
        ]}
      />
      <SettledAnnouncement
        text={`${isUnknown ? '' : `At ${amount(price)} the profit is ${amountText(now.profit, currency)} a ${per}. `}${advice}`}
      />
      <p>{advice}</p>
      {!isUnknown && <ProfitPlot {...curves} allowed={allowed} />}
      {!isUnknown && <p className={styles.note}>{assumptionText(fit, per)}</p>}
      {demand}
    </>
  );
}
