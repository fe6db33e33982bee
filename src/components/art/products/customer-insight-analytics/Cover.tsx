import styles from '../../art.module.css';
import { PictureFrame, type PictureProps } from '../../PictureFrame';
import { evenSegments } from '../../segment';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug'];
const segments = evenSegments({ cx: 528, cy: 376, outer: 118, inner: 20 }, 8, 8);

/** Returns the share of a cohort that remains after `age` months. April's customers stay longer. */
function retention(row: number, age: number) {
  return Math.round(100 * (0.1 + 0.9 * Math.exp(-age / (row === 3 ? 6 : 1.8 + ((row * 5) % 4) / 2)))) / 100;
}

/** Eight monthly cohorts that shrink with age. In the empty corner, the same eight form a citrus. */
export function CustomerInsightAnalyticsCover(props: PictureProps) {
  return (
    <PictureFrame {...props} tone="surface2">
      <circle cx="528" cy="376" r="140" className={styles.pith} />
      {months.map((month, row) => {
        const segment = segments[(row + 4) % 8];
        return (
          <g key={month} className={row === 3 ? styles.inkLine : undefined}>
            <path
              d={segment}
              className={styles.pith}
              transform={row === 3 ? 'translate(-15 -37)' : undefined}
            />
            <g className={styles.brand}>
              <path
                d={segment}
                fillOpacity={retention(row, 2)}
                transform={row === 3 ? 'translate(-15 -37)' : undefined}
              />
              {months.slice(row).map((_, age) => (
                <rect
                  key={age}
                  x={88 + age * 66}
                  y={48 + row * 52}
                  width="60"
                  height="46"
                  rx="8"
                  fillOpacity={retention(row, age)}
                />
              ))}
            </g>
            <text x="26" y={78 + row * 52} fontSize="22">
              {month}
            </text>
            <text x={118 + row * 66} y="34" className={`${styles.middle} ${styles.muted}`}>
              {row}
            </text>
          </g>
        );
      })}
    </PictureFrame>
  );
}
