import { percent } from '../../domain/numerals';
import { Plot } from '../shared/plot/Plot';
import type { RankingComparison, Training } from './model';
import styles from './PersonalizationDemo.module.css';
import type { RankingMethod } from './ranking';
import { rankingMethods } from './ranking';

/** Says how well the demo predicts held-out clicks, compared with simpler rankings. */
export function RankingSummary({ training: { comparison } }: { readonly training: Training }) {
  const { test, gain, oraclePrecision } = comparison;
  return (
    <p>
      On average, <strong>{hitsText(test.personal)} of the first 5</strong> suggestions were right. Sorting by
      popularity got {hitsText(test.popular)} right. A simple “customers also liked” list got{' '}
      {hitsText(test.itemItem)}
      {isClear(gain) ? '' : ', so close that the difference could be chance'}. Nobody’s clicks are fully
      predictable: even someone who knew every shopper’s taste would get only {hitsText(oraclePrecision)}{' '}
      right.
    </p>
  );
}

type Gain = RankingComparison['gain'];

/** Tests whether the difference is significant: its 95% confidence interval excludes 0. */
export function isClear({ low, high }: Pick<Gain, 'low' | 'high'>): boolean {
  return low > 0 || high < 0;
}

/** States the difference from that list, with its interval. */
export function gainText({ mean, low, high }: Gain): string {
  return `${inPoints(mean)} percentage points (95% confidence interval: ${inPoints(low)} to ${inPoints(high)})`;
}

const hitsText = (precisionAt5: number) => (5 * precisionAt5).toFixed(1);

function inPoints(share: number): string {
  const text = (100 * Math.abs(share)).toFixed(1);
  return Number(text) === 0 ? text : `${share > 0 ? '+' : '−'}${text}`;
}

const looks = {
  personal: { label: 'This demo (ALS)', bar: styles.personalBar },
  ease: { label: '“Customers also liked,” trained (EASE)', bar: styles.easeBar },
  itemItem: { label: '“Customers also liked,” counted (item-item)', bar: styles.itemBar },
  popular: { label: 'Sorted by popularity', bar: styles.popularBar },
} as const satisfies Readonly<Record<RankingMethod, object>>;

const BAR_HEIGHT = 12;

/**
 * Plots the precision@5 of each method, with lines at the maximum and at that of a ranking by true tastes.
 */
export function PrecisionPlot({ comparison }: { readonly comparison: RankingComparison }) {
  const { validation, test, maxPrecision, oraclePrecision } = comparison;
  return (
    <Plot
      title="Four ways to sort a shelf"
      summary={`Share of the first five items that the shopper really clicked (precision@5). Clicks are partly random, so even perfect knowledge of tastes would reach only ${percent(oraclePrecision)}. The maximum is ${percent(maxPrecision)}: four hidden clicks, five slots. The short lines show the shoppers we used to choose the settings (validation set).`}
      size="short"
      x={{
        label: 'First five items that were clicked (%)',
        domain: [0, 1],
        format: (share) => String(Math.round(share * 100)),
      }}
      y={{ label: '', domain: [rankingMethods.length, 0], format: String, ticks: [] }}
      table={{
        columns: ['Method', 'First five clicked (validation set)', 'First five clicked (test set)'],
        rows: [
          ...rankingMethods.map((method) => [
            looks[method].label,
            percent(validation[method]),
            percent(test[method]),
          ]),
          ['Perfect knowledge of tastes', '–', percent(oraclePrecision)],
          ['Maximum', percent(maxPrecision), percent(maxPrecision)],
        ],
      }}
    >
      {(area) => (
        <>
          {[oraclePrecision, maxPrecision].map((share) => (
            <g key={share}>
              <line
                x1={area.x(share)}
                x2={area.x(share)}
                y1={area.top}
                y2={area.bottom}
                className={styles.limit}
              />
              <text x={area.x(share)} y={area.top - 6} textAnchor="middle" className={styles.nameText}>
                {share === maxPrecision ? 'maximum' : 'perfect knowledge'} {percent(share)}
              </text>
            </g>
          ))}
          {rankingMethods.map((method, row) => {
            const y = area.y(row + 0.5);
            const share = test[method];
            const chosen = area.x(validation[method]);
            return (
              <g key={method}>
                <text x={area.left} y={y - 3} className={styles.nameText}>
                  {looks[method].label}
                </text>
                <rect
                  x={area.left}
                  y={y}
                  width={Math.max(0, area.x(share) - area.left)}
                  height={BAR_HEIGHT}
                  className={looks[method].bar}
                />
                <line
                  x1={chosen}
                  x2={chosen}
                  y1={y - 3}
                  y2={y + BAR_HEIGHT + 3}
                  className={styles.validationMark}
                />
                <text
                  x={Math.max(area.x(share), chosen) + 6}
                  y={y + BAR_HEIGHT - 2}
                  className={styles.nameText}
                >
                  {percent(share)}
                </text>
              </g>
            );
          })}
        </>
      )}
    </Plot>
  );
}
