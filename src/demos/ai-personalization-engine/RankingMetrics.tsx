import { line } from 'd3-shape';
import { Figures } from '../../components/ui/Figures';
import { grouped, percent } from '../../domain/numerals';
import type { PlotArea } from '../shared/plot/Plot';
import { Plot } from '../shared/plot/Plot';
import type { RankingComparison, Training } from './model';
import styles from './PersonalizationDemo.module.css';
import type { RankingMethod } from './ranking';
import { MAX_RECALL_DEPTH, rankingMethods } from './ranking';

/** Shows how well the method predicts held-out clicks, compared with the baselines. */
export function RankingFigures({ training: { comparison } }: { readonly training: Training }) {
  const { test, gain } = comparison;
  return (
    <>
      <Figures
        figures={[
          {
            value: percent(test.personal.precisionAt5),
            label: `of the top five items were clicked (precision@5), compared with ${percent(test.popular.precisionAt5)} when sorted by popularity`,
          },
          {
            value: inPoints(gain.mean),
            label: `percentage points compared with an “also liked” list (item-item): ${significanceOf(gain)}, 95% confidence interval ${inPoints(gain.low)} to ${inPoints(gain.high)}`,
          },
        ]}
      />
      <PrecisionPlot comparison={comparison} />
    </>
  );
}

/** Calls a difference significant if its 95% confidence interval excludes 0. */
export function significanceOf({ low, high }: Pick<RankingComparison['gain'], 'low' | 'high'>): string {
  if (low > 0) return 'significantly better';
  return high < 0 ? 'significantly worse' : 'not significant';
}

function inPoints(share: number): string {
  const text = (100 * Math.abs(share)).toFixed(1);
  return Number(text) === 0 ? text : `${share > 0 ? '+' : '−'}${text}`;
}

const looks = {
  personal: { label: 'Factors (ALS)', bar: styles.personalBar, line: styles.personalLine },
  ease: { label: 'EASE', bar: styles.easeBar, line: styles.easeLine },
  itemItem: { label: 'Item-item', bar: styles.itemBar, line: styles.itemLine },
  popular: { label: 'Most popular', bar: styles.popularBar, line: styles.popularLine },
} as const satisfies Readonly<Record<RankingMethod, object>>;

const BAR_HEIGHT = 12;

/** The precision@5 of each method, with lines at the maximum and at that of the true tastes. */
function PrecisionPlot({ comparison }: { readonly comparison: RankingComparison }) {
  const { validation, test, maxPrecision, oraclePrecision } = comparison;
  return (
    <Plot
      title="Precision@5 of each method"
      summary={`With factors, about ${(5 * test.personal.precisionAt5).toFixed(1)} of the first five items were clicked; with the most popular items first, ${(5 * test.popular.precisionAt5).toFixed(1)}. A model that knew every shopper’s true tastes would score ${percent(oraclePrecision)}. The maximum is ${percent(maxPrecision)} (4 held-out clicks, 5 slots). The short lines show the validation set.`}
      size="short"
      x={{
        label: 'Precision@5, test set (%)',
        domain: [0, 1],
        format: (share) => String(Math.round(share * 100)),
      }}
      y={{ label: '', domain: [rankingMethods.length, 0], format: String, ticks: [] }}
      table={{
        columns: ['Method', 'Validation set', 'Test set'],
        rows: [
          ...rankingMethods.map((method) => [
            looks[method].label,
            percent(validation[method].precisionAt5),
            percent(test[method].precisionAt5),
          ]),
          ['Ranking by true tastes', '–', percent(oraclePrecision)],
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
                {share === maxPrecision ? 'maximum' : 'true tastes'} {percent(share)}
              </text>
            </g>
          ))}
          {rankingMethods.map((method, row) => {
            const y = area.y(row + 0.5);
            const share = test[method].precisionAt5;
            const chosen = area.x(validation[method].precisionAt5);
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

export function RecallPlot({ test }: { readonly test: RankingComparison['test'] }) {
  const most = Math.max(...rankingMethods.flatMap((method) => test[method].recall));
  const top = Math.ceil(most * 10 + 0.5) / 10;
  const at = (method: RankingMethod, count: number) => percent(test[method].recall[count - 1] ?? 0);
  return (
    <Plot
      title="Recall by depth"
      summary={`Factors put ${at('personal', 5)} of the held-out clicks among the first five items and ${at('personal', MAX_RECALL_DEPTH)} among the first ${MAX_RECALL_DEPTH}. EASE: ${at('ease', 5)} and ${at('ease', MAX_RECALL_DEPTH)}. Item-item: ${at('itemItem', 5)} and ${at('itemItem', MAX_RECALL_DEPTH)}. Most popular first: ${at('popular', 5)} and ${at('popular', MAX_RECALL_DEPTH)}.`}
      x={{
        label: 'Items from the top of the shelf',
        domain: [1, MAX_RECALL_DEPTH],
        format: String,
        ticks: [1, 5, 10, 15, 20],
      }}
      y={{
        label: 'Recall, test set (% of held-out clicks)',
        domain: [0, top],
        format: (share) => String(Math.round(share * 100)),
      }}
      legend={rankingMethods.map((method) => (
        <p key={method}>
          <svg viewBox="0 0 28 6" aria-hidden="true" className={styles.key}>
            <path d="M0 3H28" className={looks[method].line} />
          </svg>{' '}
          {looks[method].label}
        </p>
      ))}
      table={{
        columns: ['Items', ...rankingMethods.map((method) => looks[method].label)],
        rows: Array.from({ length: MAX_RECALL_DEPTH }, (_, index) => [
          String(index + 1),
          ...rankingMethods.map((method) => at(method, index + 1)),
        ]),
      }}
    >
      {(area) =>
        rankingMethods
          .toReversed()
          .map((method) => (
            <Curve key={method} values={test[method].recall} area={area} className={looks[method].line} />
          ))
      }
    </Plot>
  );
}

export function LossPlot({ losses }: { readonly losses: readonly number[] }) {
  const [first = 0] = losses;
  const last = losses.at(-1) ?? 0;
  const low = Math.min(...losses);
  const room = Math.max(1, (first - low) * 0.1);
  return (
    <Plot
      title="Training loss"
      summary={`Each sweep of alternating least squares lowers the loss, from ${grouped(first)} after the first to ${grouped(last)} after the last.`}
      x={{
        label: 'Sweep',
        domain: [1, losses.length],
        format: String,
        ticks: losses.map((_, index) => index + 1).filter((sweep) => sweep % 3 === 1),
      }}
      y={{
        label: 'Loss (weighted squared error)',
        domain: [low - room, first + room],
        format: (loss) => grouped(loss),
      }}
      table={{
        columns: ['Sweep', 'Loss'],
        rows: losses.map((loss, index) => [String(index + 1), grouped(loss)]),
      }}
    >
      {(area) => (
        <>
          <Curve values={losses} area={area} className={styles.lossLine} />
          {losses.map((loss, index) => (
            <circle key={index} cx={area.x(index + 1)} cy={area.y(loss)} r={3.5} className={styles.lossDot} />
          ))}
        </>
      )}
    </Plot>
  );
}

interface CurveProps {
  readonly values: readonly number[];
  readonly area: PlotArea;
  readonly className: string | undefined;
}

/** A line through the values at x = 1, 2, 3 … */
function Curve({ values, area, className }: CurveProps) {
  const path = line<number>(
    (_, index) => area.x(index + 1),
    (value) => area.y(value),
  );
  return <path d={path(values) ?? undefined} className={className} />;
}
