import { clsx } from 'clsx';
import { formatSigned } from '../shared/amounts';
import type { Sum } from './rows';
import styles from './ScoreSum.module.css';

interface SumRowsProps {
  readonly sum: Sum;
  /** All sums on the page; their bars share a scale. */
  readonly all: readonly Sum[];
  /** Number of visible steps; hidden ones keep their space. */
  readonly shown: number;
}

/** Minimum end of the bars' scale, so that small sums get short bars. */
const MIN_SCALE = 2;
const HALF = 100;
const HEIGHT = 12;

/** Renders the rows of a sum, each with a bar from the previous sum to the new one, followed by the score. */
export function SumRows({ sum: { sentence, rows, result }, all, shown }: SumRowsProps) {
  const scale = Math.max(MIN_SCALE, ...all.flatMap(({ rows }) => rows.map(({ sum }) => Math.abs(sum))));
  const x = (value: number) => Math.round((HALF + (value / scale) * HALF) * 10) / 10;
  return (
    <>
      {rows.length > 0 && (
        <table className={styles.rows} aria-label={`The sum of: ${sentence.text}`}>
          <thead>
            <tr>
              <th scope="col">Word</th>
              <th scope="col" className={styles.figure}>
                Points
              </th>
              <td />
              <th scope="col" className={styles.figure}>
                Total
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ word, detail, value, sum }, index) => (
              <tr key={index} className={clsx(index >= shown && styles.waiting)}>
                <th scope="row">
                  {word} <span className={styles.detail}>{detail}</span>
                </th>
                <td className={styles.figure}>{formatSigned(value)}</td>
                <td className={styles.bar}>
                  <svg
                    viewBox={`0 0 ${2 * HALF} ${HEIGHT}`}
                    preserveAspectRatio="none"
                    aria-hidden="true"
                    className={styles.drawn}
                  >
                    <line x1={HALF} x2={HALF} y1={0} y2={HEIGHT} className={styles.zero} />
                    <rect
                      x={Math.min(x(sum - value), x(sum))}
                      width={Math.max(1, Math.abs(x(sum) - x(sum - value)))}
                      y={1}
                      height={HEIGHT - 2}
                      className={value < 0 ? styles.below : styles.above}
                    />
                  </svg>
                </td>
                <td className={styles.figure}>{formatSigned(sum)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <p className={clsx(styles.result, rows.length >= shown && styles.waiting)}>{result}</p>
    </>
  );
}
