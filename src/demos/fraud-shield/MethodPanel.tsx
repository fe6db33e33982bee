import { Button } from '../../components/ui/Button';
import { Figures } from '../../components/ui/Figures';
import { SettledAnnouncement } from '../../components/ui/SettledAnnouncement';
import { counted, percent } from '../../domain/numerals';
import { RangeField } from '../shared/RangeField';
import styles from './FraudDemo.module.css';
import type { Costs } from './verdicts';
import { costOf, precisionOf, recallOf, tallyAt } from './verdicts';
import type { Method } from './methods';
import { methodMeanings } from './methods';
import type { FraudResult } from './model';
import { formatMoney } from './money';
import type { NextDay } from './nextDay';
import { RiskPlot } from './RiskPlot';
import { shareText } from './shareText';

interface MethodPanelProps {
  readonly method: Method;
  readonly result: FraudResult;
  readonly costs: Costs;
  readonly threshold: number;
  /** The threshold that cost least yesterday. */
  readonly cheapest: NextDay;
  readonly onThreshold: (threshold: number) => void;
}

/** One method: the visitor's threshold for yesterday's orders, and its result today. */
export function MethodPanel({ method, result, costs, threshold, cheapest, onThreshold }: MethodPanelProps) {
  const { label, threshold: bounds, format } = methodMeanings[method];
  const yesterday = tallyAt(result.yesterday, method, threshold);
  const today = tallyAt(result.orders, method, threshold);
  const precision = precisionOf(today);
  return (
    <>
      <div className={styles.aligned}>
        <RangeField
          id={`${method}-threshold`}
          label={`${label}: hold orders at or above`}
          value={threshold}
          min={bounds.min}
          max={bounds.max}
          onChange={onThreshold}
          format={format}
        />
      </div>
      <Figures
        figures={[
          { value: formatMoney(costOf(yesterday, costs)), label: 'Cost of mistakes yesterday' },
          { value: formatMoney(costOf(today, costs)), label: 'Cost of mistakes today' },
        ]}
        layout="row"
        className={styles.days}
      />
      <SettledAnnouncement
        text={`${label}, ${format(threshold)} or more: ${today.caught} of ${counted(today.caught + today.missed, 'fraudulent order')} held today, ${counted(today['false alarm'], 'false alarm')}. Mistakes cost ${formatMoney(costOf(today, costs))}.`}
      />
      <RiskPlot
        orders={result.yesterday}
        method={method}
        threshold={threshold}
        tally={yesterday}
        onThreshold={onThreshold}
      />
      <p className={styles.cheapest}>
        {threshold === cheapest.threshold
          ? `No threshold was cheaper yesterday. Today this one costs ${formatMoney(cheapest.today)}; in hindsight, the best would have cost ${formatMoney(cheapest.inHindsight)}.`
          : `Cheapest yesterday: ${format(cheapest.threshold)}, ${formatMoney(cheapest.yesterday)}.`}{' '}
        <Button
          variant="outline"
          aria-label={`Use yesterday’s cheapest: ${label}`}
          onClick={() => {
            onThreshold(cheapest.threshold);
          }}
        >
          Use yesterday’s cheapest
        </Button>
      </p>
      <p>
        Today, <strong>{shareText(recallOf(today))}</strong> of the fraud is held (recall)
        {precision !== null && (
          <>
            , and <strong>{percent(precision)}</strong> of the held orders are fraud (precision)
          </>
        )}
        .
      </p>
    </>
  );
}
