import { line } from 'd3-shape';
import { grouped, percent } from '../../domain/numerals';
import type { PlotArea } from '../shared/plot/Plot';
import { Plot } from '../shared/plot/Plot';
import type { RankingComparison, Training } from './model';
import styles from './PersonalizationDemo.module.css';
import type { RankingMethod } from './ranking';
import { MAX_RECALL_DEPTH, rankingMethods } from './ranking';

/** Says how well the demo predicts held-out clicks, compared with simpler rankings. */
export function RankingSummary({ training: { comparison } }: { readonly training: Training }) {
  const { test, gain, oraclePrecision } = comparison;
  return (
    <p>
      On average, <strong>{hitsText(test.personal.precisionAt5)} of the first 5</strong> suggestions were
      right. Sorting by popularity got {hitsText(test.popular.precisionAt5)} right. A simple “customers also
      liked” list got {hitsText(test.itemItem.precisionAt5)}
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
  personal: { label: 'This demo (ALS)', bar: styles.personalBar, line: styles.personalLine },
  ease: { label: '“Customers also liked,” trained (EASE)', bar: styles.easeBar, line: styles.easeLine },
  itemItem: {
    label: '“Customers also liked,” counted (item-item)',
    bar: styles.itemBar,
    line: styles.itemLine,
  },
  popular: { label: 'Sorted by popularity', bar: styles.popularBar, line: styles.popularLine },
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
            percent(validation[method].precisionAt5),
            percent(test[method].precisionAt5),
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
      title="How far down the good matches are"
      summary={`This demo places ${at('personal', 5)} of the hidden clicks in the first five items and ${at('personal', MAX_RECALL_DEPTH)} in the first ${MAX_RECALL_DEPTH} (recall). Sorted by popularity: ${at('popular', 5)} and ${at('popular', MAX_RECALL_DEPTH)}.`}
      x={{
        label: 'Number of items from the top',
        domain: [1, MAX_RECALL_DEPTH],
        format: String,
        ticks: [1, 5, 10, 15, 20],
      }}
      y={{
        label: 'Hidden clicks found (%)',
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
        columns: ['Items from the top', ...rankingMethods.map((method) => looks[method].label)],
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
      title="Has training finished?"
      summary={`Each training round lowers the error (loss), from ${grouped(first)} after the first to ${grouped(last)} after the last. Once the curve levels off, more rounds make little difference.`}
      x={{
        label: 'Training round',
        domain: [1, losses.length],
        format: String,
        ticks: losses.map((_, index) => index + 1).filter((sweep) => sweep % 3 === 1),
      }}
      y={{
        label: 'Error (training loss)',
        domain: [low - room, first + room],
        format: (loss) => grouped(loss),
      }}
      table={{
        columns: ['Training round', 'Error (training loss)'],
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

/** Draws a line through the values at x = 1, 2, 3 … */
function Curve({ values, area, className }: CurveProps) {
  const path = line<number>(
    (_, index) => area.x(index + 1),
    (value) => area.y(value),
  );
  return <path d={path(values) ?? undefined} className={className} />;
}
