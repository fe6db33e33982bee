import { line } from 'd3-shape';
import { counted } from '../../domain/numerals';
import { currency } from '../../domain/money';
import { formatForAxis } from '../shared/amounts';
import { Plot } from '../shared/plot/Plot';
import { formatMoney } from './formats';
import styles from './FraudDemo.module.css';
import type { Costs, ThresholdTally } from './verdicts';
import { costOf, fraudsIn, MAX_RISK, tallyAt } from './verdicts';

/** Interval of thresholds in the table; a hundred rows would add nothing. */
const TABLE_STEP = 5;

interface CostPlotProps {
  /** Yesterday's tallies by threshold. */
  readonly tallies: readonly ThresholdTally[];
  readonly threshold: number;
  readonly costs: Costs;
}

/** Plots the cost of yesterday's mistakes at each threshold, with a dot at the visitor's. */
export function CostPlot({ tallies, threshold, costs }: CostPlotProps) {
  const now = tallyAt(tallies, threshold);
  const path = (x: (threshold: number) => number, y: (cost: number) => number) =>
    line<ThresholdTally>(
      (entry) => x(entry.threshold),
      ({ tally }) => y(costOf(tally, costs)),
    )(tallies);
  return (
    <Plot
      title="Cost of mistakes yesterday, by cutoff"
      summaryPlace="below"
      size="short"
      summary={`At your cutoff of ${threshold} (the dot), you’d have caught ${now.caught} of ${counted(fraudsIn(now), 'fraudulent order')} yesterday and raised ${counted(now['false alarm'], 'false alarm')}.`}
      x={{ label: 'Cutoff', domain: [0, MAX_RISK], format: String }}
      y={{
        label: `Cost yesterday (${currency.symbol})`,
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
      {(area) => (
        <>
          <path d={path(area.x, area.y) ?? undefined} className={styles.curve} />
          <circle cx={area.x(threshold)} cy={area.y(costOf(now, costs))} r={5} className={styles.dot} />
        </>
      )}
    </Plot>
  );
}
