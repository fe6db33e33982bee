import { clsx } from 'clsx';
import { counted } from '../../domain/numerals';
import { DragHandle } from '../shared/plot/DragHandle';
import type { PlotArea } from '../shared/plot/Plot';
import { Plot } from '../shared/plot/Plot';
import styles from './FraudDemo.module.css';
import type { ScoredOrder, Tally } from './verdicts';
import { fraudsIn, MAX_RISK } from './verdicts';

interface RiskPlotProps {
  readonly orders: readonly ScoredOrder[];
  readonly threshold: number;
  readonly tally: Tally;
  /** Called with the new threshold while the line is dragged. */
  readonly onThreshold: (threshold: number) => void;
}

/** A range of risks and the number of orders in it. */
interface Bin {
  readonly from: number;
  readonly to: number;
  readonly good: number;
  readonly fraud: number;
}

const BIN_COUNT = 20;
/** Height of the plot above and below its axis, in heights of the tallest bar there; the labels need the rest. */
const ROOM = { above: 1.2, below: 2.2 };
/** Space that each label below the axis needs, in pixels. */
const LABEL_WIDTH = 80;
/** Numbers of orders with a tick, negative for fraud. */
const TICKS = [-10, 0, 10, 50, 100, 200, 400, 600];

/** Returns square roots, so that three fraudulent orders are visible next to six hundred good ones. */
const heightOf = (count: number) => Math.sign(count) * Math.sqrt(Math.abs(count));

/** Plots a histogram of risks: good orders above the axis, fraud below it. */
export function RiskPlot({ orders, threshold, tally, onThreshold }: RiskPlotProps) {
  const bins = binsOf(orders);
  const top = ROOM.above * Math.max(1, ...bins.map(({ good }) => heightOf(good)));
  const bottom = -ROOM.below * Math.max(1, ...bins.map(({ fraud }) => heightOf(fraud)));
  return (
    <Plot
      title="Yesterday’s orders"
      summaryPlace="below"
      size="short"
      summary={`Yesterday you’d have caught ${tally.caught} of ${counted(fraudsIn(tally), 'fraudulent order')} and raised ${counted(tally['false alarm'], 'false alarm')}. Bars for good orders go up; bars for fraud go down. Drag the vertical line to move your cutoff.`}
      x={{ label: 'Risk score', domain: [0, MAX_RISK], format: String }}
      y={{
        label: 'Number of orders (scale stretched at the low end)',
        domain: [bottom, top],
        format: (height) => String(Math.round(height ** 2)),
        ticks: TICKS.map(heightOf).filter((height) => height >= bottom && height <= top),
      }}
      table={{
        columns: ['Risk score', 'Good orders', 'Fraud'],
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
          <SideLabels tally={tally} area={area} line={area.x(threshold)} />
          <DragHandle
            area={area}
            domain={[0, MAX_RISK]}
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

interface BarsProps {
  readonly bin: Bin;
  readonly isHeld: boolean;
  readonly area: PlotArea;
}

function Bars({ bin: { from, to, good, fraud }, isHeld, area }: BarsProps) {
  const x = area.x(from) + 1;
  const width = Math.max(1, area.x(to) - area.x(from) - 2);
  const [top, zero, bottom] = [area.y(heightOf(good)), area.y(0), area.y(heightOf(-fraud))];
  const passing = isHeld ? undefined : styles.passing;
  return (
    <>
      <rect x={x} width={width} y={top} height={zero - top} className={clsx(styles.good, passing)} />
      <rect x={x} width={width} y={zero} height={bottom - zero} className={clsx(styles.fraud, passing)} />
    </>
  );
}

interface SideLabelsProps {
  readonly tally: Tally;
  readonly area: PlotArea;
  /** The threshold's position, in pixels. */
  readonly line: number;
}

/**
 * Labels held orders on the right and missed fraud on the left, or right of the line if the left is too
 * narrow.
 */
function SideLabels({ tally, area, line }: SideLabelsProps) {
  const top = area.top + 10;
  const bottom = area.bottom - 6;
  const hasRoomOnLeft = line - area.left > LABEL_WIDTH;
  const hasRoomOnRight = area.right - line > 2 * LABEL_WIDTH;
  return (
    <>
      <text x={area.right} y={top} textAnchor="end" className={styles.goodText}>
        {counted(tally['false alarm'], 'false alarm')}
      </text>
      <text x={area.right} y={bottom} textAnchor="end" className={styles.fraudText}>
        {tally.caught} caught
      </text>
      {(hasRoomOnLeft || hasRoomOnRight) && (
        <text x={(hasRoomOnLeft ? area.left : line) + 6} y={bottom} className={styles.fraudText}>
          {hasRoomOnLeft ? '' : '← '}
          {tally.missed} missed
        </text>
      )}
    </>
  );
}

function binsOf(orders: readonly ScoredOrder[]): readonly Bin[] {
  const width = MAX_RISK / BIN_COUNT;
  const bins = Array.from({ length: BIN_COUNT }, (_, index) => ({
    from: index * width,
    to: (index + 1) * width,
    good: 0,
    fraud: 0,
  }));
  for (const { risk, isFraud } of orders) {
    const bin = bins[Math.min(BIN_COUNT - 1, Math.floor(risk / width))];
    if (bin) bin[isFraud ? 'fraud' : 'good'] += 1;
  }
  return bins;
}
