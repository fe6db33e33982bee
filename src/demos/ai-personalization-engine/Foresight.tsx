import { line } from 'd3-shape';
import { Figures } from '../../components/ui/Figures';
import { grouped, percent } from '../../domain/numerals';
import type { PlotArea } from '../shared/plot/Plot';
import { Plot } from '../shared/plot/Plot';
import type { Training } from './model';
import styles from './PersonalizationDemo.module.css';
import { DEEPEST } from './trial';

/** How well the method foresees what was held out. */
export function ForesightSection({ training }: { readonly training: Training }) {
  const { personal, popular } = training.foresight;
  return (
    <div className={styles.foresight}>
      <Figures
        figures={[
          {
            value: percent(personal.precisionAt5),
            label: `Precision@5: of the first five items, clicked. Most popular: ${percent(popular.precisionAt5)}`,
          },
          {
            value: percent(recallAt10(personal.recall)),
            label: `Recall@10: of the held-out clicks, among the first ten. Most popular: ${percent(recallAt10(popular.recall))}`,
          },
        ]}
      />
      <RecallPlot training={training} />
    </div>
  );
}

function recallAt10(recall: readonly number[]): number {
  return recall[9] ?? 0;
}

function RecallPlot({ training }: { readonly training: Training }) {
  const { personal, popular } = training.foresight;
  const most = Math.max(...personal.recall, ...popular.recall);
  const top = Math.ceil(most * 10 + 0.5) / 10;
  const last = (recall: readonly number[]) => recall.at(-1) ?? 0;
  return (
    <Plot
      title="How far one must look"
      summary={`Among the first five items are ${percent(personal.recall[4] ?? 0)} of the held-out clicks, among the first ${DEEPEST} it is ${percent(last(personal.recall))}. With the most popular items first: ${percent(popular.recall[4] ?? 0)} and ${percent(last(popular.recall))}.`}
      x={{
        label: 'Items from the beginning of the shelf',
        domain: [1, DEEPEST],
        format: String,
        ticks: [1, 5, 10, 15, 20],
      }}
      y={{
        label: 'Recall (% of held-out clicks)',
        domain: [0, top],
        format: (share) => String(Math.round(share * 100)),
      }}
      table={{
        columns: ['Items', 'Recall, personal', 'Recall, most popular'],
        rows: personal.recall.map((share, index) => [
          String(index + 1),
          percent(share),
          percent(popular.recall[index] ?? 0),
        ]),
      }}
    >
      {(area) => (
        <>
          <Curve values={popular.recall} area={area} className={styles.popularLine} />
          <Curve values={personal.recall} area={area} className={styles.personalLine} />
          <text
            x={area.x(11)}
            y={area.y(personal.recall[10] ?? 0) - 14}
            textAnchor="end"
            className={styles.personalText}
          >
            sorted for each
          </text>
          <text x={area.x(12)} y={area.y(popular.recall[11] ?? 0) + 24} className={styles.popularText}>
            most popular
          </text>
        </>
      )}
    </Plot>
  );
}

/** How the loss falls with each sweep. */
export function LossPlot({ losses }: { readonly losses: readonly number[] }) {
  const [first = 0] = losses;
  const last = losses.at(-1) ?? 0;
  const low = Math.min(...losses);
  const room = Math.max(1, (first - low) * 0.1);
  return (
    <Plot
      title="Learning"
      summary={`Each sweep over the clicks brings the loss down: from ${grouped(first)} after the first to ${grouped(last)} after the last.`}
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
  /** The values at 1, 2, 3 … */
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
