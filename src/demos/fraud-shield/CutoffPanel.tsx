import { Figures } from '../../components/ui/Figures';
import { SettledAnnouncement } from '../../components/ui/SettledAnnouncement';
import { counted, percent } from '../../domain/numerals';
import type { Bounds } from '../../components/hooks/useSettings';
import { RangeField } from '../shared/RangeField';
import { formatMoney, formatRisk } from './formats';
import demoStyles from '../shared/Demo.module.css';
import styles from './FraudDemo.module.css';
import type { Costs, Tally } from './verdicts';
import { costOf, costOfNone, fraudsIn, MAX_RISK, ordersIn } from './verdicts';

/** Bounds of the threshold. The middle is cheap for a store with little fraud, as most have, though not for the sample. */
export const thresholdBounds: Bounds = { min: 0, max: MAX_RISK, initial: MAX_RISK / 2 };

interface CutoffPanelProps {
  readonly costs: Costs;
  readonly threshold: number;
  /** The day's verdicts at the visitor's threshold. */
  readonly tally: Tally;
  /** The threshold that cost least on the day before. */
  readonly cheapest: number;
  readonly onThreshold: (threshold: number) => void;
}

/** Lets visitors set the threshold, and shows what it would catch and cost. */
export function CutoffPanel({ costs, threshold, tally, cheapest, onThreshold }: CutoffPanelProps) {
  const cost = formatMoney(costOf(tally, costs));
  const caught = `${tally.caught} of ${fraudsIn(tally)}`;
  return (
    <div className={demoStyles.stack}>
      <h2 id="cutoff-heading">Your cutoff</h2>
      <RangeField
        id="threshold"
        label="Hold orders with a risk score of at least"
        value={threshold}
        {...thresholdBounds}
        onChange={onThreshold}
        format={formatRisk}
      />
      <p className={demoStyles.note}>
        Of these orders, {percent(fraudsIn(tally) / ordersIn(tally))} are fraud, and {cheapest} cost the least
        on the day before. With less fraud, as in your store below, a higher cutoff is better.
      </p>
      <Figures
        figures={[
          { value: caught, label: 'Fraudulent orders caught' },
          { value: String(tally['false alarm']), label: 'Good orders held (false alarms)' },
          {
            value: cost,
            label: `Cost of mistakes in ${ordersIn(tally)} orders; holding nothing costs ${formatMoney(costOfNone(tally, costs))}`,
          },
        ]}
        layout="row"
        className={styles.figures}
      />
      <SettledAnnouncement
        text={`Cutoff ${threshold}: ${caught} fraudulent orders caught, ${counted(tally['false alarm'], 'false alarm')}. Mistakes cost ${cost}.`}
      />
    </div>
  );
}
