import { clsx } from 'clsx';
import { Plot } from '../shared/plot/Plot';
import styles from './Segments.module.css';

interface SegmentCountPlotProps {
  readonly title: string;
  readonly summary: string;
  /** The axis label, with its unit. */
  readonly label: string;
  /** One value per number of segments. */
  readonly values: readonly { readonly k: number; readonly value: number }[];
  readonly chosen: number;
  readonly format: (value: number) => string;
  readonly domain: readonly [number, number];
}

/** How a value depends on the number of segments, with the chosen number marked. */
export function SegmentCountPlot({
  title,
  summary,
  label,
  values,
  chosen,
  format,
  domain,
}: SegmentCountPlotProps) {
  const first = values[0]?.k ?? 0;
  const last = values.at(-1)?.k ?? 1;
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
