import { line } from 'd3-shape';
import { Figures } from '../../components/ui/Figures';
import { grouped, percent } from '../../domain/numerals';
import type { PlotArea } from '../shared/plot/Plot';
import { Plot } from '../shared/plot/Plot';
import type { Foresights, Training } from './model';
import styles from './PersonalizationDemo.module.css';
import type { Sorting } from './trial';
import { DEEPEST, sortings } from './trial';

/** How well the method predicts held-out clicks, compared with the baselines. */
export function ForesightFigures({ training: { foresight } }: { readonly training: Training }) {
  const { test, gain } = foresight;
  return (
    <>
      <Figures
        figures={[
          {
            value: percent(test.personal.precisionAt5),
            label: `of the first five items were clicked (precision@5), ${percent(test.popular.precisionAt5)} by popularity`,
          },
          {
            value: inPoints(gain.mean),
            label: `points over item-item, an “also liked” list (95% confidence interval ${inPoints(gain.low)} to ${inPoints(gain.high)}): ${significanceOf(gain)}.`,
          },
        ]}
      />
      <PrecisionPlot foresight={foresight} />
    </>
  );
}

/** Says whether a difference is significant, and in which direction. */
export function significanceOf({ low, high }: Pick<Foresights['gain'], 'low' | 'high'>): string {
  if (low > 0) return 'significantly better';
  return high < 0 ? 'significantly worse' : 'not significant';
}

function inPoints(share: number): string {
  const text = (100 * Math.abs(share)).toFixed(1);
  return Number(text) === 0 ? text : `${share > 0 ? '+' : '−'}${text}`;
}

interface SortingLook {
  readonly label: string;
  readonly bar: string | undefined;
  readonly line: string | undefined;
}

const looks: Readonly<Record<Sorting, SortingLook>> = {
  personal: {
    label: 'Factors (ALS)',
    bar: styles.personalBar,
    line: styles.personalLine,
  },
  ease: { label: 'EASE', bar: styles.easeBar, line: styles.easeLine },
  itemItem: {
    label: 'Item-item',
    bar: styles.itemBar,
    line: styles.itemLine,
  },
  popular: { label: 'Most popular', bar: styles.popularBar, line: styles.popularLine },
};

const BAR = 12;

/** Precision@5 of each sorting, on a scale that ends at the maximum. */
function PrecisionPlot({ foresight }: { readonly foresight: Foresights }) {
  const { validation, test, most, allKnowing } = foresight;
  return (
    <Plot
      title="Precision@5 of each method"
      summary={`Factors: about ${(5 * test.personal.precisionAt5).toFixed(1)} of the first five items were clicked; most popular first: ${(5 * test.popular.precisionAt5).toFixed(1)}. A perfect model knows every shopper’s true tastes: ${percent(allKnowing)}. No order can have more than ${percent(most)} (4 held-out clicks, 5 places). Short lines: the validation set.`}
      size="short"
      x={{
        label: 'Precision@5, test set (%)',
        domain: [0, 1],
        format: (share) => String(Math.round(share * 100)),
      }}
      y={{ label: '', domain: [sortings.length, 0], format: String, ticks: [] }}
      table={{
        columns: ['Method', 'Validation set', 'Test set'],
        rows: [
          ...sortings.map((sorting) => [
            looks[sorting].label,
            percent(validation[sorting].precisionAt5),
            percent(test[sorting].precisionAt5),
          ]),
          ['Perfect model of the shoppers', '–', percent(allKnowing)],
          ['Maximum', percent(most), percent(most)],
        ],
      }}
    >
      {(area) => (
        <>
          {[allKnowing, most].map((share) => (
            <g key={share}>
              <line
                x1={area.x(share)}
                x2={area.x(share)}
                y1={area.top}
                y2={area.bottom}
                className={styles.limit}
              />
              <text x={area.x(share)} y={area.top - 6} textAnchor="middle" className={styles.nameText}>
                {share === most ? 'maximum' : 'perfect'} {percent(share)}
              </text>
            </g>
          ))}
          {sortings.map((sorting, row) => {
            const y = area.y(row + 0.5);
            const share = test[sorting].precisionAt5;
            const chosen = area.x(validation[sorting].precisionAt5);
            return (
              <g key={sorting}>
                <text x={area.left} y={y - 3} className={styles.nameText}>
                  {looks[sorting].label}
                </text>
                <rect
                  x={area.left}
                  y={y}
                  width={Math.max(0, area.x(share) - area.left)}
                  height={BAR}
                  className={looks[sorting].bar}
                />
                <line x1={chosen} x2={chosen} y1={y - 3} y2={y + BAR + 3} className={styles.validationMark} />
                <text x={Math.max(area.x(share), chosen) + 6} y={y + BAR - 2} className={styles.nameText}>
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

export function RecallPlot({ test }: { readonly test: Foresights['test'] }) {
  const most = Math.max(...sortings.flatMap((sorting) => test[sorting].recall));
  const top = Math.ceil(most * 10 + 0.5) / 10;
  const at = (sorting: Sorting, count: number) => percent(test[sorting].recall[count - 1] ?? 0);
  return (
    <Plot
      title="Recall by depth"
      summary={`Factors put ${at('personal', 5)} of the held-out clicks among the first five items and ${at('personal', DEEPEST)} among the first ${DEEPEST}. EASE: ${at('ease', 5)} and ${at('ease', DEEPEST)}. Item-item: ${at('itemItem', 5)} and ${at('itemItem', DEEPEST)}. Most popular first: ${at('popular', 5)} and ${at('popular', DEEPEST)}.`}
      x={{
        label: 'Items from the top of the shelf',
        domain: [1, DEEPEST],
        format: String,
        ticks: [1, 5, 10, 15, 20],
      }}
      y={{
        label: 'Recall, test set (% of held-out clicks)',
        domain: [0, top],
        format: (share) => String(Math.round(share * 100)),
      }}
      legend={sortings.map((sorting) => (
        <p key={sorting}>
          <svg viewBox="0 0 28 6" aria-hidden="true" className={styles.key}>
            <path d="M0 3H28" className={looks[sorting].line} />
          </svg>{' '}
          {looks[sorting].label}
        </p>
      ))}
      table={{
        columns: ['Items', ...sortings.map((sorting) => looks[sorting].label)],
        rows: Array.from({ length: DEEPEST }, (_, index) => [
          String(index + 1),
          ...sortings.map((sorting) => at(sorting, index + 1)),
        ]),
      }}
    >
      {(area) =>
        sortings
          .toReversed()
          .map((sorting) => (
            <Curve key={sorting} values={test[sorting].recall} area={area} className={looks[sorting].line} />
          ))
      }
    </Plot>
  );
}

/** The loss after each sweep. */
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
        label: 'Loss (squared error, weighted)',
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
  /** Pairs each value with 1, 2, 3 … */
  readonly values: readonly number[];
  readonly area: PlotArea;
  readonly className: string | undefined;
}

function Curve({ values, area, className }: CurveProps) {
  const path = line<number>(
    (_, index) => area.x(index + 1),
    (value) => area.y(value),
  );
  return <path d={path(values) ?? undefined} className={className} />;
}
