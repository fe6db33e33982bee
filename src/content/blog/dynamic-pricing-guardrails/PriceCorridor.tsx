import styles from '../figures/figures.module.css';

/** The model's proposal by day, in dollars. */
const wished = [61, 67, 73, 74, 72, 65, 56, 51, 47, 43, 40, 39, 42, 47];

/** Results of the post's `decide` for the proposals, which starts from $62.95 the day before. */
const published = [
  60.95, 63.95, 66.95, 68.95, 68.95, 65.95, 62.95, 62.95, 62.95, 59.95, 57.95, 55.95, 53.95, 51.95,
];
const axis = [
  [40, '$40'],
  [50, '$50'],
  [60, '$60'],
  [70, '$70'],
] as const;
const floor = 44.29;
const ceiling = 69;

const plot = { left: 54, right: 551, dayWidth: 35.5 };
const x = (day: number) => plot.left + (day - 1) * plot.dayWidth;
const y = (dollars: number) => 372 - (dollars - 35) * 8;

const wishLine = wished.map((price, index) => `${x(index + 1.5)} ${y(price)}`).join('L');
const publishedLine = published
  .map((price, index) => `${index === 0 ? 'M' : 'L'}${x(index + 1)} ${y(price)}H${x(index + 2)}`)
  .join('');

/** Charts a price over fourteen days: the model's proposal, the allowed range, and the published price. */
export function PriceCorridor() {
  return (
    <svg
      className={styles.figure}
      viewBox="0 0 560 440"
      role="img"
      aria-label="A chart of fourteen days. The model’s proposal climbs above the ceiling of 69 dollars, then falls below the floor of 44.29. The published price follows in steps of at most five percent a day, stops under the ceiling at 68.95, holds at 62.95 during a promotion on days eight and nine, and then descends slowly to 51.95."
    >
      <rect
        className={styles.pith}
        x={plot.left}
        y={y(ceiling)}
        width={plot.right - plot.left}
        height={y(floor) - y(ceiling)}
      />
      <rect
        className={styles.leafSoft}
        x={x(8)}
        y={y(ceiling)}
        width={2 * plot.dayWidth}
        height={y(floor) - y(ceiling)}
      />
      <text className={`${styles.inLeaf} ${styles.middle}`} x={x(9)} y={y(64.7)}>
        promotion
      </text>

      {axis.map(([dollars, label]) => (
        <g key={label}>
          <path className={styles.hairline} d={`M${plot.left} ${y(dollars)}H${plot.right}`} />
          <text className={`${styles.note} ${styles.end}`} x={plot.left - 10} y={y(dollars) + 6}>
            {label}
          </text>
        </g>
      ))}

      <path className={styles.inkLine} d={`M${plot.left} ${y(ceiling)}H${plot.right}`} />
      <path className={styles.inkLine} d={`M${plot.left} ${y(floor)}H${plot.right}`} />
      <text className={styles.end} x={plot.right} y={y(ceiling) - 12}>
        ceiling $69.00
      </text>
      <text className={styles.start} x={plot.left + 8} y={y(floor) + 24}>
        floor $44.29
      </text>

      <path className={`${styles.plumLine} ${styles.dashed}`} d={`M${wishLine}`} />
      {wished.map((price, index) => (
        <circle key={x(index)} className={styles.plum} cx={x(index + 1.5)} cy={y(price)} r={4.5} />
      ))}
      <path className={`${styles.brandLine} ${styles.thick}`} d={publishedLine} />

      <text className={styles.inPlum} x={x(5.8)} y={y(73)}>
        the model’s proposal
      </text>
      <text className={`${styles.inBrand} ${styles.end}`} x={plot.right} y={y(62.4)}>
        published price
      </text>

      {published.map((_, index) => (
        <text key={x(index)} className={`${styles.note} ${styles.middle}`} x={x(index + 1.5)} y={400}>
          {index + 1}
        </text>
      ))}
      <text className={`${styles.note} ${styles.middle}`} x={(plot.left + plot.right) / 2} y={426}>
        day
      </text>
    </svg>
  );
}
