import { focusAfterRender } from '../../components/hooks/focusAfterRender';
import { Button } from '../../components/ui/Button';
import { Figures } from '../../components/ui/Figures';
import { SettledAnnouncement } from '../../components/ui/SettledAnnouncement';
import { counted, percent } from '../../domain/numerals';
import { RangeField } from '../shared/RangeField';
import { formatMoney, formatRisk, formatShare } from './formats';
import styles from './FraudDemo.module.css';
import type { Method } from './methods';
import { methodMeanings } from './methods';
import type { ScoredOrder } from './model';
import { RiskPlot } from './RiskPlot';
import type { Costs, NextDay, Tally } from './verdicts';
import { costOf, costOfNone, fraudsIn, heldIn, ordersIn, precisionOf, recallOf } from './verdicts';

interface MethodPanelProps {
  readonly method: Method;
  /** Yesterday's orders. */
  readonly orders: readonly ScoredOrder[];
  readonly costs: Costs;
  readonly threshold: number;
  /** Yesterday's verdicts at the threshold. */
  readonly yesterday: Tally;
  /** Today's verdicts at the threshold. */
  readonly today: Tally;
  /** The threshold that cost least yesterday. */
  readonly cheapest: NextDay;
  readonly onThreshold: (threshold: number) => void;
}

/** Lets visitors set a method's threshold on yesterday's orders, and shows its result today. */
export function MethodPanel({
  method,
  orders,
  costs,
  threshold,
  yesterday,
  today,
  cheapest,
  onThreshold,
}: MethodPanelProps) {
  const { label, sliderLabel, threshold: bounds } = methodMeanings[method];
  const precision = precisionOf(today);
  const ifNoneHeld = (tally: Tally) => ` (${formatMoney(costOfNone(tally, costs))} if nothing is held)`;
  return (
    <>
      <div className={styles.aligned}>
        <RangeField
          id={`${method}-threshold`}
          label={sliderLabel}
          value={threshold}
          {...bounds}
          onChange={onThreshold}
          format={formatRisk}
        />
      </div>
      <Figures
        figures={[
          {
            value: formatMoney(costOf(yesterday, costs)),
            label: `Cost of mistakes yesterday${ifNoneHeld(yesterday)}`,
          },
          { value: formatMoney(costOf(today, costs)), label: `Cost of mistakes today${ifNoneHeld(today)}` },
        ]}
        layout="row"
        className={styles.days}
      />
      <SettledAnnouncement
        text={`${label}, ${formatRisk(threshold)} or more: ${today.caught} of ${counted(fraudsIn(today), 'fraudulent order')} held today, ${counted(today['false alarm'], 'false alarm')}. Mistakes cost ${formatMoney(costOf(today, costs))}.`}
      />
      <RiskPlot
        orders={orders}
        method={method}
        threshold={threshold}
        tally={yesterday}
        onThreshold={onThreshold}
      />
      <p className={styles.cheapest}>
        {threshold === cheapest.threshold ? (
          `No cutoff was cheaper yesterday. Today this one costs ${formatMoney(cheapest.today)}. In hindsight, the best would have cost ${formatMoney(cheapest.inHindsight)}.`
        ) : (
          <>
            Cheapest yesterday: {formatRisk(cheapest.threshold)}, {formatMoney(cheapest.yesterday)}.
            <Button
              variant="outline"
              aria-label={`Use yesterday’s cheapest: ${label}`}
              onClick={() => {
                onThreshold(cheapest.threshold);
                // Moves focus, because the button disappears.
                focusAfterRender(`${method}-threshold`);
              }}
            >
              Use yesterday’s cheapest
            </Button>
          </>
        )}
      </p>
      <p>
        Today you hold {heldIn(today)} of {ordersIn(today)} orders and stop{' '}
        <strong>{formatShare(recallOf(today))}</strong> of the fraud (recall).
        {precision !== null && (
          <>
            {' '}
            Of the held orders, <strong>{percent(precision)}</strong> are fraud (precision) and{' '}
            {today['false alarm']} {today['false alarm'] === 1 ? 'is' : 'are'} good.
          </>
        )}
      </p>
    </>
  );
}
