import { Arrow } from '../figures/Arrow';
import styles from '../figures/figures.module.css';

type Pile = 'exit' | 'update' | 'enter';

interface Row {
  readonly size: string;
  readonly before?: number;
  readonly after?: number;
  readonly pile: Pile;
}

const rows: readonly Row[] = [
  { size: 'XS', before: 30, pile: 'exit' },
  { size: 'S', before: 12, after: 10, pile: 'update' },
  { size: 'M', before: 8, after: 14, pile: 'update' },
  { size: 'L', before: 20, after: 26, pile: 'update' },
  { size: 'XL', after: 40, pile: 'enter' },
];

const top = 92;
const pitch = 58;
const bars = { x: 338, unit: 5, height: 34 };
const wordOf = { exit: styles.inPlum, update: '', enter: styles.inLeaf };

/** Shows D3's data join: rows are matched to marks by name and split into enter, update, and exit. */
export function DataToMarks() {
  return (
    <svg
      className={styles.figure}
      viewBox="0 0 560 430"
      role="img"
      aria-label="Left, Monday’s rows: S 10, M 14, L 26, and XL 40 percent. Right, the bars. S, M, and L are updated from Sunday’s lengths, drawn dashed, to Monday’s. XS has a bar but no row and exits. XL has a row but no bar yet and enters."
    >
      <text className={styles.heading} x={8} y={30}>
        Rows
      </text>
      <text className={styles.note} x={8} y={58}>
        Monday
      </text>
      <text className={`${styles.heading} ${styles.middle}`} x={222} y={30}>
        The join
      </text>
      <text className={`${styles.note} ${styles.middle}`} x={222} y={58}>
        by name
      </text>
      <text className={styles.heading} x={bars.x} y={30}>
        Marks
      </text>
      <text className={styles.note} x={bars.x} y={58}>
        dashed outline: Sunday
      </text>

      {rows.map((row, index) => {
        const y = top + index * pitch;
        const middle = y + bars.height / 2;
        return (
          <g key={row.size}>
            {row.after === undefined ? (
              <>
                <rect className={styles.absent} x={8} y={y - 4} width={134} height={42} rx={8} />
                <text className={styles.note} x={22} y={middle + 6}>
                  no row today
                </text>
              </>
            ) : (
              <>
                <rect
                  className={row.pile === 'enter' ? styles.leafSoft : styles.ground}
                  x={8}
                  y={y - 4}
                  width={134}
                  height={42}
                  rx={8}
                />
                <text x={22} y={middle + 6}>
                  {row.size}
                </text>
                <text className={styles.end} x={128} y={middle + 6}>
                  {row.after}%
                </text>
              </>
            )}

            <text className={`${styles.middle} ${wordOf[row.pile]}`} x={220} y={middle - 9}>
              {row.pile}
            </text>
            {row.pile === 'exit' ? (
              <path className={`${styles.plumLine} ${styles.dashed}`} d={`M156 ${middle}H292`} />
            ) : (
              <Arrow from={[156, middle]} to={[292, middle]} tone={row.pile === 'enter' ? 'leaf' : 'ink'} />
            )}

            <text
              className={`${styles.end} ${row.pile === 'exit' ? styles.note : ''}`}
              x={bars.x - 10}
              y={middle + 6}
            >
              {row.size}
            </text>
            {row.after !== undefined && (
              <rect
                className={row.pile === 'enter' ? styles.leaf : styles.brand}
                x={bars.x}
                y={y}
                width={row.after * bars.unit}
                height={bars.height}
              />
            )}
            {row.before !== undefined && (
              <rect
                className={`${styles.inkLine} ${styles.dashed}`}
                x={bars.x}
                y={y}
                width={row.before * bars.unit}
                height={bars.height}
              />
            )}
            {row.pile === 'exit' && row.before !== undefined && (
              <path
                className={styles.plumLine}
                d={`M${bars.x + row.before * bars.unit + 16} ${middle - 8}l16 16m0-16l-16 16`}
              />
            )}
          </g>
        );
      })}

      <path className={styles.line} d={`M${bars.x} 384H${bars.x + 40 * bars.unit}`} />
      {[0, 20, 40].map((share) => (
        <g key={share}>
          <path className={styles.line} d={`M${bars.x + share * bars.unit} 384v8`} />
          <text className={`${styles.note} ${styles.middle}`} x={bars.x + share * bars.unit} y={412}>
            {share}%
          </text>
        </g>
      ))}
      <text className={`${styles.note} ${styles.end}`} x={bars.x - 34} y={412}>
        the scale, in percent
      </text>
    </svg>
  );
}
