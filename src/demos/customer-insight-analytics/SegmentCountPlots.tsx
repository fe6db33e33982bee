import { clsx } from 'clsx';
import { grouped } from '../../domain/numerals';
import { Plot } from '../shared/plot/Plot';
import { MAX_CLUSTERED_CUSTOMERS } from './customers';
import demoStyles from './InsightDemo.module.css';
import type { Segmentation } from './model';
import { elbowOf, recommended } from './segmentCounts';
import styles from './Segments.module.css';

interface SegmentCountPlotsProps {
  readonly segmentations: readonly Segmentation[];
  readonly customers: number;
  readonly chosen: number;
}

/** Plots the silhouette and the elbow, which help choose the number of segments. */
export function SegmentCountPlots({ segmentations, customers, chosen }: SegmentCountPlotsProps) {
  const best = recommended(segmentations);
  const silhouettes = segmentations.map(({ k, silhouette }) => ({ k, value: silhouette }));
  const distances = segmentations.map(({ k, meanSquaredDistance }) => ({ k, value: meanSquaredDistance }));
  const most = Math.max(...distances.map(({ value }) => value));
  const elbow = elbowOf(segmentations);
  return (
    <div className={demoStyles.pair}>
      <SegmentCountPlot
        title="How distinct the segments are"
        summary={`This compares how close customers are to their own segment and to the next one (silhouette). 1 is perfect, 0 is no difference, and below 0 they fit another segment better. It’s highest with ${best?.k ?? ''} segments${customers > MAX_CLUSTERED_CUSTOMERS ? `, measured on ${grouped(MAX_CLUSTERED_CUSTOMERS)} of the customers` : ''}.`}
        label="Silhouette (up to 1)"
        values={silhouettes}
        chosen={chosen}
        domain={[
          Math.min(0, ...silhouettes.map(({ value }) => value)),
          Math.max(0.5, (best?.silhouette ?? 0) * 1.15),
        ]}
      />
      <SegmentCountPlot
        title="How similar customers are within a segment"
        summary={`This is the average distance from the center of the segment (mean squared). Adding segments always lowers it, but past a bend it barely helps. ${elbow === null ? 'There is no clear bend here.' : `The bend (elbow) is at ${elbow}.`}`}
        label="Distance from the center (squared)"
        values={distances}
        chosen={chosen}
        domain={[0, most * 1.15 || 1]}
      />
    </div>
  );
}

interface SegmentCountPlotProps {
  readonly title: string;
  readonly summary: string;
  /** The axis label, with its unit. */
  readonly label: string;
  readonly values: readonly { readonly k: number; readonly value: number }[];
  readonly chosen: number;
  readonly domain: readonly [number, number];
}

/** Plots a value by number of segments, with the chosen number marked. */
function SegmentCountPlot({ title, summary, label, values, chosen, domain }: SegmentCountPlotProps) {
  const first = values[0]?.k ?? 0;
  const last = values.at(-1)?.k ?? 1;
  const format = (value: number) => value.toFixed(2);
  return (
    <Plot
      title={title}
      summary={summary}
      x={{
        label: 'Segments',
        domain: [first - 0.3, last + 0.3],
        format: String,
        ticks: values.map(({ k }) => k),
      }}
      y={{ label, domain, format }}
      table={{ columns: ['Segments', label], rows: values.map(({ k, value }) => [String(k), format(value)]) }}
    >
      {(area) => (
        <>
          <polyline
            points={values.map(({ k, value }) => `${area.x(k)},${area.y(value)}`).join(' ')}
            className={styles.measure}
          />
          {values.map(({ k, value }) => (
            <circle
              key={k}
              cx={area.x(k)}
              cy={area.y(value)}
              r={k === chosen ? 7 : 4}
              className={clsx(styles.measured, k === chosen && styles.chosen)}
            />
          ))}
          {values
            .filter(({ k }) => k === chosen)
            .map(({ k, value }) => (
              <text
                key={k}
                x={area.x(k)}
                y={area.y(value) - 14}
                textAnchor={k === first ? 'start' : k === last ? 'end' : 'middle'}
                className={styles.chosenLabel}
              >
                {format(value)}
              </text>
            ))}
        </>
      )}
    </Plot>
  );
}
