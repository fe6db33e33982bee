import { line } from 'd3-shape';
import { currency } from '../../domain/money';
import { formatForAxis } from '../shared/amounts';
import { Plot } from '../shared/plot/Plot';
import { formatMoney } from './formats';
import styles from './FraudDemo.module.css';
import type { Costs, ThresholdTally } from './verdicts';
import { cheapestOf, costOf, costOfNone, MAX_RISK, tallyAt } from './verdicts';

/** Interval of thresholds in the table; a hundred rows would add nothing. */
const TABLE_STEP = 5;

interface CostPlotProps {
  /** Today's tallies by threshold. */
  readonly tallies: readonly ThresholdTally[];
  readonly threshold: number;
  readonly costs: Costs;
}

/** Plots the cost of mistakes at each threshold, with a dot at the visitor's. */
export function CostPlot({ tallies, threshold, costs }: CostPlotProps) {
  const best = cheapestOf(tallies, costs);
  const now = tallyAt(tallies, threshold);
  const path = (x: (threshold: number) => number, y: (cost: number) => number) =>
    line<ThresholdTally>(
      (entry) => x(entry.threshold),
      ({ tally }) => y(costOf(tally, costs)),
    )(tallies);
  return (
    <Plot
      title="Cost of mistakes today, by cutoff"
      summary={`Today’s best cutoff is ${best.threshold}: mistakes cost ${formatMoney(costOf(best.tally, costs))}. At your cutoff of ${threshold} (the dot), they cost ${formatMoney(costOf(now, costs))}. Holding nothing costs ${formatMoney(costOfNone(now, costs))}.`}
      x={{ label: 'Cutoff', domain: [0, MAX_RISK], format: String }}
      y={{
        label: `Cost today (${currency.symbol})`,
        domain: [0, Math.max(1, ...tallies.map(({ tally }) => costOf(tally, costs)))],
        format: (amount) => formatForAxis(amount, currency.symbol),
      }}
      table={{
        columns: ['Cutoff', 'Cost'],
        rows: tallies
          .filter((entry) => entry.threshold % TABLE_STEP === 0)
          .map((entry) => [String(entry.threshold), formatMoney(costOf(entry.tally, costs))]),
      }}
    >
      {({ x, y }) => (
        <>
          <path d={path(x, y) ?? undefined} className={styles.curve} />
          <circle cx={x(threshold)} cy={y(costOf(now, costs))} r={6} className={styles.dot} />
        </>
      )}
    </Plot>
  );
}
