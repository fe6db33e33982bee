import { clsx } from 'clsx';
import { grouped } from '../../domain/numerals';
import { Plot } from '../shared/plot/Plot';
import { MAX_CLUSTERED_CUSTOMERS } from './customers';
import type { Segmentation } from './model';
import { recommended } from './segmentCounts';
import styles from './Segments.module.css';

interface SegmentCountPlotProps {
  readonly segmentations: readonly Segmentation[];
  readonly customers: number;
  readonly chosen: number;
}

const format = (value: number) => value.toFixed(2);

/** Plots the silhouette by number of segments, with the chosen number marked. */
export function SegmentCountPlot({ segmentations, customers, chosen }: SegmentCountPlotProps) {
  const best = recommended(segmentations);
  const first = segmentations[0]?.k ?? 0;
  const last = segmentations.at(-1)?.k ?? 1;
  return (
    <Plot
      title="How distinct the segments are"
      summary={`This compares how close customers are to their own segment and to the next one (silhouette). 1 is perfect, 0 is no difference, and below 0 they fit another segment better. It’s highest with ${best?.k ?? ''} segments${customers > MAX_CLUSTERED_CUSTOMERS ? `, measured on ${grouped(MAX_CLUSTERED_CUSTOMERS)} of the customers` : ''}.`}
      x={{
        label: 'Segments',
        domain: [first - 0.3, last + 0.3],
        format: String,
        ticks: segmentations.map(({ k }) => k),
      }}
      y={{
        label: 'Silhouette (up to 1)',
        domain: [
          Math.min(0, ...segmentations.map(({ silhouette }) => silhouette)),
          Math.max(0.5, (best?.silhouette ?? 0) * 1.15),
        ],
        format,
      }}
      table={{
        columns: ['Segments', 'Silhouette (up to 1)'],
        rows: segmentations.map(({ k, silhouette }) => [String(k), format(silhouette)]),
      }}
    >
      {(area) => (
        <>
          <polyline
            points={segmentations.map(({ k, silhouette }) => `${area.x(k)},${area.y(silhouette)}`).join(' ')}
            className={styles.measure}
          />
          {segmentations.map(({ k, silhouette }) => (
            <circle
              key={k}
              cx={area.x(k)}
              cy={area.y(silhouette)}
              r={k === chosen ? 7 : 4}
              className={clsx(styles.measured, k === chosen && styles.chosen)}
            />
          ))}
          {segmentations
            .filter(({ k }) => k === chosen)
            .map(({ k, silhouette }) => (
              <text
                key={k}
                x={area.x(k)}
                y={area.y(silhouette) - 14}
                textAnchor={k === first ? 'start' : k === last ? 'end' : 'middle'}
                className={styles.chosenLabel}
              >
                {format(silhouette)}
              </text>
            ))}
        </>
      )}
    </Plot>
  );
}
