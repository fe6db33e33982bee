import styles from '../figures/figures.module.css';

type Vector = readonly [number, number, number];

const shared: readonly { readonly name: string; readonly vector: Vector }[] = [
  { name: 'dress', vector: [0.9, 0.2, -0.1] },
  { name: 'linen', vector: [0.2, -0.8, 0.2] },
  { name: 'Alder', vector: [0.1, 0.2, 0.7] },
];
const own: Vector = [0.4, 0, 0.8];
const customer: Vector = [1, 0.5, 0.5];

const average = (vectors: readonly Vector[]): Vector => {
  const mean = (index: 0 | 1 | 2) => vectors.reduce((sum, vector) => sum + vector[index], 0) / vectors.length;
  return [mean(0), mean(1), mean(2)];
};
const score = (item: Vector) => item[0] * customer[0] + item[1] * customer[1] + item[2] * customer[2];

const known = average([...shared.map(({ vector }) => vector), own]);
const fresh = average(shared.map(({ vector }) => vector));

const dresses = [
  { title: 'Dress 4471, on sale for a year', y: 56, own, item: known },
  { title: 'A new dress, unpacked this morning', y: 254, own: undefined, item: fresh },
];

const column = (index: number) => 44 + index * 74;

/** Draws a vector as bars above or below a baseline. */
function Bars({ vector, x, y }: { readonly vector: Vector; readonly x: number; readonly y: number }) {
  return (
    <g>
      {vector.map((value, index) => {
        const height = Math.max(Math.abs(value) * 36, 1.5);
        return (
          <rect
            key={index}
            className={value < 0 ? styles.plum : styles.leaf}
            x={x - 24 + index * 17}
            y={value < 0 ? y : y - height}
            width={14}
            height={height}
          />
        );
      })}
      <path className={styles.line} d={`M${x - 29} ${y}h58`} />
    </g>
  );
}

/**
 * Shows LightFM's idea: an item's embedding is the sum of its features' embeddings, so a new item has one right
 * away.
 */
export function FeatureEmbeddings() {
  return (
    <svg
      className={styles.figure}
      viewBox="0 0 560 456"
      role="img"
      aria-label="Two dresses share the features dress, linen, and brand Alder, each drawn as three bars. The older dress adds bars of its own, the new one has none yet. The average of the bars, multiplied by the customer’s, gives a score of 0.55 for the older dress and 0.47 for the new one."
    >
      {dresses.map((dress) => (
        <g key={dress.title}>
          <rect className={styles.panel} x={4} y={dress.y - 46} width={552} height={180} rx={12} />
          <text className={styles.heading} x={20} y={dress.y - 16}>
            {dress.title}
          </text>
          {shared.map((feature, index) => (
            <g key={feature.name}>
              <Bars vector={feature.vector} x={column(index)} y={dress.y + 50} />
              <text className={`${styles.note} ${styles.middle}`} x={column(index)} y={dress.y + 114}>
                {feature.name}
              </text>
              <text className={styles.middle} x={column(index) + 37} y={dress.y + 56}>
                +
              </text>
            </g>
          ))}
          {dress.own ? (
            <Bars vector={dress.own} x={column(3)} y={dress.y + 50} />
          ) : (
            <rect
              className={styles.absent}
              x={column(3) - 29}
              y={dress.y + 12}
              width={58}
              height={72}
              rx={8}
            />
          )}
          <text className={`${styles.note} ${styles.middle}`} x={column(3)} y={dress.y + 114}>
            {dress.own ? 'itself' : 'no sales'}
          </text>

          <text className={styles.middle} x={304} y={dress.y + 56}>
            →
          </text>
          <rect className={styles.pith} x={314} y={dress.y + 2} width={70} height={122} rx={10} />
          <Bars vector={dress.item} x={349} y={dress.y + 50} />
          <text className={`${styles.note} ${styles.middle}`} x={349} y={dress.y + 114}>
            average
          </text>
          <text className={styles.middle} x={395} y={dress.y + 56}>
            ×
          </text>
          <Bars vector={customer} x={434} y={dress.y + 50} />
          <text className={`${styles.note} ${styles.middle}`} x={432} y={dress.y + 114}>
            customer
          </text>
          <text className={`${styles.number} ${styles.end}`} x={548} y={dress.y + 60}>
            {score(dress.item).toFixed(2)}
          </text>
          <text className={`${styles.note} ${styles.end}`} x={548} y={dress.y + 114}>
            score
          </text>
        </g>
      ))}

      <rect className={styles.leaf} x={20} y={416} width={16} height={16} />
      <text className={styles.note} x={44} y={430}>
        above zero
      </text>
      <rect className={styles.plum} x={150} y={416} width={16} height={16} />
      <text className={styles.note} x={174} y={430}>
        below zero
      </text>
      <text className={`${styles.note} ${styles.end}`} x={548} y={430}>
        numbers from the table above
      </text>
    </svg>
  );
}
