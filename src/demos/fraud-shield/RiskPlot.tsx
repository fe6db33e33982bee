import { clsx } from 'clsx';
import { counted, grouped } from '../../domain/numerals';
import { DragHandle } from '../shared/plot/DragHandle';
import type { PlotArea } from '../shared/plot/Plot';
import { Plot } from '../shared/plot/Plot';
import styles from './FraudDemo.module.css';
import type { Tally } from './verdicts';
import type { Method } from './methods';
import { methodMeanings } from './methods';
import type { ScoredOrder } from './model';

interface RiskPlotProps {
  readonly orders: readonly ScoredOrder[];
  readonly method: Method;
  readonly threshold: number;
  readonly tally: Tally;
  /** Called with the threshold to which the line is dragged. */
  readonly onThreshold: (threshold: number) => void;
}

/** A range of risks and the number of orders in it. */
interface Bin {
  readonly from: number;
  readonly to: number;
  readonly good: number;
  readonly fraud: number;
}

const BINS = 20;
/** Space for labels above and below the bars. */
const HEADROOM = 1.2;
const FOOTROOM = 2.2;
const MARKS = [0, 10, 50, 100, 200, 400, 600];
const FRAUD_MARK = 10;

/** A histogram of risks for good orders and fraud, on both sides of the threshold. */
export function RiskPlot({ orders, method, threshold, tally, onThreshold }: RiskPlotProps) {
  const { label, threshold: bounds } = methodMeanings[method];
  const bins = binsOf(orders, method);
  const most = Math.max(1, ...bins.map(({ good }) => root(good))) * HEADROOM;
  const mostFraud = Math.max(1, ...bins.map(({ fraud }) => root(fraud))) * FOOTROOM;
  return (
    <Plot
      title={`${label}: yesterday’s orders`}
      summaryPlace="below"
      size="short"
      summary={`${grouped(tally.caught)} fraudulent and ${counted(tally['false alarm'], 'good order')} are held; ${grouped(tally.missed)} fraudulent and ${counted(tally.passed, 'good order')} pass. Good orders are above the axis, fraud below. Drag the vertical line.`}
      x={{
        label: 'Risk (points)',
        domain: [bounds.min, bounds.max],
        format: String,
      }}
      y={{
        label: 'Orders (square-root scale)',
        domain: [-mostFraud, most],
        format: (value) => String(Math.round(value * value)),
        ticks: [-root(FRAUD_MARK), ...MARKS.map(root)].filter((mark) => mark >= -mostFraud && mark <= most),
      }}
      table={{
        columns: ['Risk', 'Good orders', 'Fraud'],
        rows: bins.map(({ from, to, good, fraud }) => [`${from} to ${to}`, String(good), String(fraud)]),
      }}
    >
      {(area) => (
        <>
          {bins.map((bin) => (
            <Bars key={bin.from} bin={bin} isHeld={bin.from >= threshold} area={area} />
          ))}
          <line x1={area.left} x2={area.right} y1={area.y(0)} y2={area.y(0)} className={styles.zero} />
          <line
            x1={area.x(threshold)}
            x2={area.x(threshold)}
            y1={area.top - 6}
            y2={area.bottom}
            className={styles.threshold}
          />
          <SideLabels tally={tally} area={area} />
          <DragHandle
            area={area}
            domain={[bounds.min, bounds.max]}
            value={threshold}
            y={area.y(0)}
            onValue={(value) => {
              onThreshold(Math.round(value));
            }}
          />
        </>
      )}
    </Plot>
  );
}

function Bars({
  bin,
  isHeld,
  area,
}: {
  readonly bin: Bin;
  readonly isHeld: boolean;
  readonly area: PlotArea;
}) {
  const x = area.x(bin.from) + 1;
  const width = Math.max(1, area.x(bin.to) - area.x(bin.from) - 2);
  const zero = area.y(0);
  const heights = { good: zero - area.y(root(bin.good)), fraud: area.y(-root(bin.fraud)) - zero };
  return (
    <>
      <rect
        x={x}
        width={width}
        y={zero - heights.good}
        height={heights.good}
        className={clsx(styles.good, !isHeld && styles.passing)}
      />
      <rect
        x={x}
        width={width}
        y={zero}
        height={heights.fraud}
        className={clsx(styles.fraud, !isHeld && styles.passing)}
      />
    </>
  );
}

/** Passed orders on the left, held orders on the right. */
function SideLabels({ tally, area }: { readonly tally: Tally; readonly area: PlotArea }) {
  const top = area.top + 10;
  const bottom = area.bottom - 6;
  return (
    <>
      <text x={area.right} y={top} textAnchor="end" className={styles.goodText}>
        {counted(tally['false alarm'], 'false alarm')} →
      </text>
      <text x={area.right} y={bottom} textAnchor="end" className={styles.fraudText}>
        {tally.caught} caught →
      </text>
      <text x={area.left + 6} y={bottom} className={styles.fraudText}>
        ← {tally.missed} missed
      </text>
    </>
  );
}

function binsOf(orders: readonly ScoredOrder[], method: Method): readonly Bin[] {
  const { min, max } = methodMeanings[method].threshold;
  const width = (max - min) / BINS;
  const bins = Array.from({ length: BINS }, (_, index) => ({
    from: min + index * width,
    to: min + (index + 1) * width,
    good: 0,
    fraud: 0,
  }));
  for (const { risk, isFraud } of orders) {
    const bin = bins[Math.max(0, Math.min(BINS - 1, Math.floor((risk[method] - min) / width)))];
    if (bin) bin[isFraud ? 'fraud' : 'good'] += 1;
  }
  return bins;
}

/** A square-root scale, so that three frauds are visible next to six hundred good orders. */
function root(count: number): number {
  return Math.sqrt(count);
}
