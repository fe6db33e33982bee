import { Button } from '../../components/ui/Button';
import { Figures } from '../../components/ui/Figures';
import { RangeField } from '../shared/RangeField';
import styles from './FraudDemo.module.css';
import type { Costs, ThresholdTally } from './judge';
import { costOf, precisionOf, recallOf, tallyAt } from './judge';
import type { Method } from './methods';
import { methodMeanings } from './methods';
import type { ScoredOrder } from './model';
import { inDollars } from './money';
import { shareText } from './shareText';
import { RiskPlot } from './RiskPlot';

interface MethodPanelProps {
  readonly method: Method;
  readonly orders: readonly ScoredOrder[];
  readonly auc: number;
  readonly costs: Costs;
  readonly threshold: number;
  /** The threshold whose mistakes cost least. */
  readonly cheapest: ThresholdTally;
  readonly onThreshold: (threshold: number) => void;
}

/** One method: its risks, its threshold, and what the threshold does. */
export function MethodPanel({
  method,
  orders,
  auc,
  costs,
  threshold,
  cheapest,
  onThreshold,
}: MethodPanelProps) {
  const { label, about, threshold: bounds, format } = methodMeanings[method];
  const tally = tallyAt(orders, method, threshold);
  const cost = costOf(tally, costs);
  return (
    <section className={styles.panel} aria-labelledby={`${method}-heading`}>
      <h2 id={`${method}-heading`}>{label}</h2>
      <p className={styles.about}>
        {about} It puts a fraud above an honest order {shareText(auc)} of the time.
      </p>
      <div className={styles.aligned}>
        <RangeField
          id={`${method}-threshold`}
          label={`${label} holds from`}
          value={threshold}
          min={bounds.min}
          max={bounds.max}
          step={1}
          onChange={onThreshold}
          format={format}
        />
      </div>
      <RiskPlot orders={orders} method={method} threshold={threshold} tally={tally} />
      <Figures
        figures={[
          { value: shareText(recallOf(tally)), label: 'Recall: the share of fraud that is held' },
          {
            value: shareText(precisionOf(tally)),
            label: 'Precision: the share of held orders that is fraud',
          },
          { value: inDollars(cost), label: 'Cost of the day’s mistakes' },
        ]}
        className={styles.figures}
      />
      <p className={styles.cheapest}>
        {cost === costOf(cheapest.tally, costs) ? (
          <>No threshold is cheaper.</>
        ) : (
          <>
            It would be {inDollars(costOf(cheapest.tally, costs))} from {format(cheapest.threshold)} up.{' '}
          </>
        )}
        <Button
          variant="outline"
          aria-label={`Take the cheapest threshold: ${label}`}
          onClick={() => {
            onThreshold(cheapest.threshold);
          }}
        >
          Take the cheapest
        </Button>
      </p>
    </section>
  );
}
