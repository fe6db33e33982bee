import { line } from 'd3-shape';
import { formatForAxis } from '../shared/amounts';
import type { PlotArea } from '../shared/plot/Plot';
import { Plot } from '../shared/plot/Plot';
import styles from './FraudDemo.module.css';
import type { Costs, Tally, ThresholdTally } from './verdicts';
import { cheapestOf, costOf, precisionOf, recallOf, tallyAt } from './verdicts';
import type { Method } from './methods';
import { methodMeanings, methods } from './methods';
import type { ExplainedOrder } from './model';
import { formatMoney } from './money';
import { shareText } from './shareText';
import { currency } from '../../domain/money';

interface CurvesProps {
  readonly orders: readonly ExplainedOrder[];
  readonly tallies: Readonly<Record<Method, readonly ThresholdTally[]>>;
  readonly thresholds: Readonly<Record<Method, number>>;
  readonly costs: Costs;
}

const lineClasses: Readonly<Record<Method, string | undefined>> = {
  logistic: styles.logisticLine,
  forest: styles.forestLine,
};
const dotClasses: Readonly<Record<Method, string | undefined>> = {
  logistic: styles.logisticDot,
  forest: styles.forestDot,
};
const keyClasses: Readonly<Record<Method, string | undefined>> = {
  logistic: styles.logisticKey,
  forest: styles.forestKey,
};

const legend = methods.map((method) => (
  <p key={method}>
    <span className={keyClasses[method]} aria-hidden="true" /> {methodMeanings[method].label}
  </p>
));

/** Interval of thresholds in the table; a hundred rows would add nothing. */
const TABLE_STEP = 5;

/** The cost of mistakes at each threshold, by the share of orders held. */
export function CostPlot({ orders, tallies, thresholds, costs }: CurvesProps) {
  const held = ({ tally }: ThresholdTally) => (tally.caught + tally['false alarm']) / orders.length;
  const cost = ({ tally }: ThresholdTally) => costOf(tally, costs);
  const none = orders.filter(({ isFraud }) => isFraud).length * costs.miss;
  const most = Math.max(1, none * 1.2);
  const widest = 0.5;
  return (
    <Plot
      title="Cost by share of orders held"
      summary={methods
        .map((method) => {
          const best = cheapestOf(tallies[method], costs);
          return `${methodMeanings[method].label} could have cost ${formatMoney(cost(best))} at best, with ${shareText(held(best))} of the orders held.`;
        })
        .join(' ')
        .concat(` Holding none costs ${formatMoney(none)}.`)}
      x={{
        label: 'Orders held (%)',
        domain: [0, widest],
        format: (share) => String(Math.round(share * 100)),
      }}
      y={{
        label: `Cost today (${currency.symbol})`,
        domain: [0, most],
        format: (amount) => formatForAxis(amount, currency.symbol),
      }}
      legend={legend}
      table={{
        columns: ['Method and threshold', 'Orders held', 'Cost'],
        rows: methods.flatMap((method) =>
          tallies[method]
            .filter(({ threshold }) => threshold % TABLE_STEP === 0)
            .map((entry) => [nameOf(method, entry), shareText(held(entry)), formatMoney(cost(entry))]),
        ),
      }}
    >
      {(area) =>
        methods.map((method) => {
          const now = {
            threshold: thresholds[method],
            tally: tallyAt(orders, method, thresholds[method]),
          };
          const points = tallies[method].filter((entry) => held(entry) <= widest && cost(entry) <= most);
          return (
            <Curve
              key={method}
              method={method}
              area={area}
              points={points.map((entry) => [held(entry), cost(entry)])}
              now={held(now) <= widest && cost(now) <= most ? [held(now), cost(now)] : null}
            />
          );
        })
      }
    </Plot>
  );
}

/** The precision–recall curve. */
export function PrecisionRecallPlot({ orders, tallies, thresholds }: Omit<CurvesProps, 'costs'>) {
  const fraudShare = orders.filter(({ isFraud }) => isFraud).length / Math.max(1, orders.length);
  const at = (tally: Tally): readonly [number, number] | null => {
    const precision = precisionOf(tally);
    const recall = recallOf(tally);
    return precision === null || recall === null ? null : [recall, precision];
  };
  return (
    <Plot
      title="Precision and recall"
      summary={methods
        .map((method) => {
          const half = tallies[method].findLast(({ tally }) => (recallOf(tally) ?? 0) >= 0.5);
          return half
            ? `If ${methodMeanings[method].label.toLowerCase()} catches half of the fraud, ${shareText(precisionOf(half.tally))} of the orders it holds are fraud.`
            : '';
        })
        .join(' ')
        .concat(` Among orders held at random, ${shareText(fraudShare)} would be.`)}
      x={{
        label: 'Recall (% of fraud held)',
        domain: [0, 1],
        format: (share) => String(Math.round(share * 100)),
      }}
      y={{
        label: 'Precision (% of held that is fraud)',
        domain: [0, 1],
        format: (share) => String(Math.round(share * 100)),
      }}
      legend={legend}
      table={{
        columns: ['Method and threshold', 'Recall', 'Precision'],
        rows: methods.flatMap((method) =>
          tallies[method]
            .filter(({ threshold }) => threshold % TABLE_STEP === 0)
            .map((entry) => [
              nameOf(method, entry),
              shareText(recallOf(entry.tally)),
              shareText(precisionOf(entry.tally)),
            ]),
        ),
      }}
    >
      {(area) => (
        <>
          <line
            x1={area.left}
            x2={area.right}
            y1={area.y(fraudShare)}
            y2={area.y(fraudShare)}
            className={styles.random}
          />
          <text x={area.left + 6} y={area.y(fraudShare) - 6} className={styles.randomText}>
            at random
          </text>
          {methods.map((method) => (
            <Curve
              key={method}
              method={method}
              area={area}
              points={tallies[method].flatMap(({ tally }) => {
                const point = at(tally);
                return point ? [point] : [];
              })}
              now={at(tallyAt(orders, method, thresholds[method]))}
            />
          ))}
        </>
      )}
    </Plot>
  );
}

type Point = readonly [x: number, y: number];

interface CurveProps {
  readonly method: Method;
  readonly area: PlotArea;
  readonly points: readonly Point[];
  /** The current threshold, if the plot shows it. */
  readonly now: Point | null;
}

function Curve({ method, area, points, now }: CurveProps) {
  const path = line<Point>(
    ([x]) => area.x(x),
    ([, y]) => area.y(y),
  );
  return (
    <>
      <path d={path(points) ?? undefined} className={lineClasses[method]} />
      {now && <circle cx={area.x(now[0])} cy={area.y(now[1])} r={6} className={dotClasses[method]} />}
    </>
  );
}

function nameOf(method: Method, { threshold }: ThresholdTally): string {
  const { label, format } = methodMeanings[method];
  return `${label}, from ${format(threshold)}`;
}
