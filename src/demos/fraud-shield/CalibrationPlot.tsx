import { grouped, percent } from '../../domain/numerals';
import { Plot } from '../shared/plot/Plot';
import type { RiskBin } from './evaluation';
import { isCalibrated } from './evaluation';
import styles from './FraudDemo.module.css';

/**
 * Heights of the counts above the intervals, in pixels; staggered, because the first bins are too narrow for
 * one row.
 */
const COUNT_OFFSETS = [66, 42, 12];
/** Lower limits of the bins that the summary names, in points; the table has all of them. */
const EXAMPLE_BINS = [10, 40];

/** Plots the fraud rate among orders with a similar risk. */
export function CalibrationPlot({ bins }: { readonly bins: readonly RiskBin[] }) {
  const orders = bins.reduce((sum, { count }) => sum + count, 0);
  return (
    <Plot
      title="Is the score the chance of fraud?"
      summary={`${isCalibrated(bins) ? 'Yes, as far as these orders show.' : 'Not quite.'} We checked the ${grouped(orders)} orders of the next ten days. ${bins
        .filter(({ from }) => EXAMPLE_BINS.includes(from))
        .map(
          ({ from, to, fraudRate }) =>
            `Of orders scoring ${from} to ${to}, ${percent(fraudRate)} were fraud.`,
        )
        .join(
          ' ',
        )} On the dotted line, the score would equal the percentage (calibration). Each dot shows its number of orders and a 95% confidence interval.`}
      x={{ label: 'Fraud model score', domain: [0, 100], format: String }}
      y={{
        label: 'Actual fraud (%)',
        domain: [0, 1],
        format: (share) => String(Math.round(share * 100)),
      }}
      table={{
        columns: [
          'Risk score',
          'Orders',
          'Fraudulent',
          'Average score',
          'Actual fraud',
          '95% confidence interval',
        ],
        rows: bins.map(({ from, to, count, frauds, risk, fraudRate, low, high }) => [
          `${from} to ${to}`,
          grouped(count),
          grouped(frauds),
          risk.toFixed(1),
          toTenth(fraudRate),
          `${toTenth(low)} to ${toTenth(high)}`,
        ]),
      }}
    >
      {(area) => (
        <>
          <line x1={area.x(0)} y1={area.y(0)} x2={area.x(100)} y2={area.y(1)} className={styles.calibrated} />
          {bins.map(({ from, risk, fraudRate, low, high, count }, index) => (
            <g key={from}>
              <line
                x1={area.x(risk)}
                x2={area.x(risk)}
                y1={area.y(low)}
                y2={area.y(high)}
                className={styles.interval}
              />
              <circle cx={area.x(risk)} cy={area.y(fraudRate)} r={5} className={styles.dot} />
              <text
                x={area.x(risk)}
                y={area.y(high) - (COUNT_OFFSETS[index] ?? 8)}
                textAnchor="middle"
                className={styles.countText}
              >
                {grouped(count)}
              </text>
            </g>
          ))}
        </>
      )}
    </Plot>
  );
}

function toTenth(share: number): string {
  return `${(100 * share).toFixed(1)}%`;
}
