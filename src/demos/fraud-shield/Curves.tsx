import { line } from 'd3-shape';
import type { ReactNode } from 'react';
import { currency } from '../../domain/money';
import { formatForAxis } from '../shared/amounts';
import type { Axis, PlotArea } from '../shared/plot/Plot';
import { Plot } from '../shared/plot/Plot';
import { formatMoney, formatShare, formatThreshold } from './formats';
import styles from './FraudDemo.module.css';
import type { Method } from './methods';
import { mapMethods, methodMeanings, methods } from './methods';
import type { Costs, Tally, ThresholdTally } from './verdicts';
import {
  cheapestOf,
  costOf,
  costOfNone,
  fraudShare,
  heldShare,
  precisionOf,
  recallOf,
  tallyAt,
} from './verdicts';

interface CurvesProps {
  /** Today's tallies by threshold. */
  readonly tallies: Readonly<Record<Method, readonly ThresholdTally[]>>;
  readonly thresholds: Readonly<Record<Method, number>>;
}

/** Maximum share of held orders that the cost plot shows. */
const MAX_HELD = 0.5;

/** Plots the cost of mistakes at each threshold, by the share of orders held. */
export function CostPlot({ tallies, thresholds, costs }: CurvesProps & { readonly costs: Costs }) {
  const most = costOfNone(tallyAt(tallies.logistic, thresholds.logistic), costs);
  const best = mapMethods((method) => cheapestOf(tallies[method], costs).tally);
  return (
    <CurvePlot
      tallies={tallies}
      thresholds={thresholds}
      title="Cost by share of orders held"
      summary={`At its best cutoff, the fraud model holds ${formatShare(heldShare(best.logistic))} of orders and costs ${formatMoney(costOf(best.logistic, costs))}; the unusual-order model, ${formatShare(heldShare(best.forest))} and ${formatMoney(costOf(best.forest, costs))}. Holding nothing costs ${formatMoney(most)}.`}
      x={{ label: 'Orders held (%)', domain: [0, MAX_HELD], format: percentAlone }}
      y={{
        label: `Cost today (${currency.symbol})`,
        domain: [0, Math.max(1, most * 1.2)],
        format: (amount) => formatForAxis(amount, currency.symbol),
      }}
      columns={['Orders held', 'Cost']}
      cellsOf={(tally) => [formatShare(heldShare(tally)), formatMoney(costOf(tally, costs))]}
      pointOf={(tally) => [heldShare(tally), costOf(tally, costs)]}
    />
  );
}

/** Plots precision against recall at each threshold. */
export function PrecisionRecallPlot({ tallies, thresholds }: CurvesProps) {
  const random = fraudShare(tallyAt(tallies.logistic, thresholds.logistic));
  const atHalf = mapMethods((method) => {
    const half = tallies[method].findLast(({ tally }) => (recallOf(tally) ?? 0) >= 0.5);
    return formatShare(half ? precisionOf(half.tally) : null);
  });
  return (
    <CurvePlot
      tallies={tallies}
      thresholds={thresholds}
      title="More fraud caught, more good orders held"
      summary={`At the cutoff that catches half of the fraud, ${atHalf.logistic} of the orders held by the fraud model are fraud. For the unusual-order model, it’s ${atHalf.forest}; at random, ${formatShare(random)}.`}
      x={{ label: 'Fraud caught (%)', domain: [0, 1], format: percentAlone }}
      y={{ label: 'Share of held orders that are fraud (%)', domain: [0, 1], format: percentAlone }}
      columns={['Fraud caught (recall)', 'Held orders that are fraud (precision)']}
      cellsOf={(tally) => [formatShare(recallOf(tally)), formatShare(precisionOf(tally))]}
      pointOf={(tally) => {
        const [recall, precision] = [recallOf(tally), precisionOf(tally)];
        return recall === null || precision === null ? null : [recall, precision];
      }}
    >
      {({ left, right, y }) => (
        <>
          <line x1={left} x2={right} y1={y(random)} y2={y(random)} className={styles.random} />
          <text x={left + 6} y={y(random) - 6} className={styles.randomText}>
            at random
          </text>
        </>
      )}
    </CurvePlot>
  );
}

/** Formats a percentage without its sign, which the axis label has. */
const percentAlone = (share: number) => String(Math.round(share * 100));

const classes = {
  logistic: { line: styles.logisticLine, dot: styles.logisticDot, key: styles.logisticKey },
  forest: { line: styles.forestLine, dot: styles.forestDot, key: styles.forestKey },
} as const;

/** Interval of thresholds in the table; a hundred rows would add nothing. */
const TABLE_STEP = 5;

type Point = readonly [x: number, y: number];

interface CurvePlotProps extends CurvesProps {
  readonly title: string;
  readonly summary: string;
  readonly x: Axis;
  readonly y: Axis;
  /** Returns the point of a threshold; null if it has none. Points outside the axes are left out. */
  readonly pointOf: (tally: Tally) => Point | null;
  /** Headers of the table's columns after the threshold. */
  readonly columns: readonly string[];
  readonly cellsOf: (tally: Tally) => readonly string[];
  /** Draws marks behind the curves. */
  readonly children?: (area: PlotArea) => ReactNode;
}

/** Plots a curve through all thresholds of each method, with a dot at the visitor's. */
function CurvePlot({ tallies, thresholds, pointOf, columns, cellsOf, children, ...plot }: CurvePlotProps) {
  const pointsOf = (tally: Tally): readonly Point[] => {
    const point = pointOf(tally);
    return point && point[0] <= plot.x.domain[1] && point[1] <= plot.y.domain[1] ? [point] : [];
  };
  return (
    <Plot
      {...plot}
      legend={methods.map((method) => (
        <p key={method}>
          <span className={classes[method].key} aria-hidden="true" /> {methodMeanings[method].label}
        </p>
      ))}
      table={{
        columns: ['Model and cutoff', ...columns],
        rows: methods.flatMap((method) =>
          tallies[method]
            .filter(({ threshold }) => threshold % TABLE_STEP === 0)
            .map(({ threshold, tally }) => [
              `${methodMeanings[method].label}, ${formatThreshold(threshold)}`,
              ...cellsOf(tally),
            ]),
        ),
      }}
    >
      {(area) => (
        <>
          {children?.(area)}
          {methods.map((method) => {
            const path = line<Point>(
              ([x]) => area.x(x),
              ([, y]) => area.y(y),
            );
            const points = tallies[method].flatMap(({ tally }) => pointsOf(tally));
            return (
              <g key={method}>
                <path d={path(points) ?? undefined} className={classes[method].line} />
                {pointsOf(tallyAt(tallies[method], thresholds[method])).map(([x, y]) => (
                  <circle key="now" cx={area.x(x)} cy={area.y(y)} r={6} className={classes[method].dot} />
                ))}
              </g>
            );
          })}
        </>
      )}
    </Plot>
  );
}
