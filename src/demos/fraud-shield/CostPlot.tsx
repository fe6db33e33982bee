import { line } from 'd3-shape';
import { currency } from '../../domain/money';
import { formatForAxis } from '../shared/amounts';
import type { PlotArea } from '../shared/plot/Plot';
import { Plot } from '../shared/plot/Plot';
import { formatMoney } from './formats';
import styles from './FraudDemo.module.css';
import type { Costs, ThresholdTally } from './verdicts';
import { costOf, costOfNone, MAX_RISK, tallyAt } from './verdicts';

/** Interval of thresholds in the table; a hundred rows would add nothing. */
const TABLE_STEP = 10;

interface CostPlotProps {
  /** The day's tallies by threshold. */
  readonly tallies: readonly ThresholdTally[];
  readonly threshold: number;
  readonly costs: Costs;
}

/** Plots the cost of a day's mistakes at each threshold, by kind, with a dot at the visitor's. */
export function CostPlot({ tallies, threshold, costs }: CostPlotProps) {
  const now = tallyAt(tallies, threshold);
  const none = costOfNone(now, costs);
  const total = costOf(now, costs);
  const missed = now.missed * costs.miss;
  /** The area below a curve of costs. */
  const below = ({ x, y, left, right, bottom }: PlotArea, costAt: (entry: ThresholdTally) => number) =>
    `${line<ThresholdTally>(
      (entry) => x(entry.threshold),
      (entry) => y(costAt(entry)),
    )(tallies)}L${right},${bottom}L${left},${bottom}Z`;
  return (
    <Plot
      title="Cost of mistakes, by cutoff"
      summaryPlace="below"
      size="short"
      summary={`At your cutoff (the dot), missed fraud costs ${formatMoney(missed)} and false alarms ${formatMoney(total - missed)}. Holding nothing (the dashed line) costs ${formatMoney(none)}.`}
      x={{ label: 'Cutoff', domain: [0, MAX_RISK], format: String }}
      y={{
        label: `Cost per day (${currency.symbol})`,
        domain: [0, Math.max(1, none, ...tallies.map(({ tally }) => costOf(tally, costs)))],
        format: (amount) => formatForAxis(amount, currency.symbol),
      }}
      legend={
        <>
          <p>
            <span className={styles.missedKey} aria-hidden="true" /> Missed fraud
          </p>
          <p>
            <span className={styles.alarmsKey} aria-hidden="true" /> False alarms
          </p>
        </>
      }
      table={{
        columns: ['Cutoff', 'Cost'],
        rows: tallies
          .filter((entry) => entry.threshold % TABLE_STEP === 0)
          .map((entry) => [String(entry.threshold), formatMoney(costOf(entry.tally, costs))]),
      }}
    >
      {(area) => (
        <>
          <path d={below(area, ({ tally }) => costOf(tally, costs))} className={styles.alarms} />
          <path d={below(area, ({ tally }) => tally.missed * costs.miss)} className={styles.missed} />
          <path d={`M${area.left},${area.y(none)}H${area.right}`} className={styles.none} />
          <path d={`M${area.x(threshold)},${area.bottom}V${area.y(total)}`} className={styles.cutoff} />
          <circle cx={area.x(threshold)} cy={area.y(total)} r={6} className={styles.dot} />
        </>
      )}
    </Plot>
  );
}
