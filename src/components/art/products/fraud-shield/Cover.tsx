import styles from '../../art.module.css';
import { PictureFrame, type PictureProps } from '../../PictureFrame';
import { evenSegments, pointOnCircle } from '../../segment';

const city = { cx: 388, cy: 252 };
const river = { cx: 880, cy: 690, r: 520 };

/** The week's orders, arranged like sunflower seeds, with gaps for the river and the suspicious address. */
const orders = Array.from({ length: 150 }, (_, index) =>
  pointOnCircle(city.cx, city.cy, 23.5 * Math.sqrt(index + 4), index * 137.51).map(Math.round),
)
  .filter(([x = 0, y = 0]) => Math.abs(Math.hypot(river.cx - x, river.cy - y) - river.r) > 26)
  .filter(([x = 0, y = 0]) => Math.hypot(188 - x, 212 - y) > 58)
  .map(([x, y]) => `M${x} ${y}h0`);

const parks = [
  [4, 21],
  [3, 15],
  [2, 5],
  [4, 33],
] as const;

/** A city from above, divided like a citrus, with a dot for each order; one address is suspicious. */
export function FraudShieldCover(props: PictureProps) {
  const ring = (depth: number) => ({ ...city, r: depth * 66 - 8, pathLength: depth * 90 });
  return (
    <PictureFrame {...props} tone="plumSoft">
      <g transform="rotate(-30 388 252)" strokeLinecap="butt" strokeWidth="58">
        <g className={styles.groundLine}>
          {[1, 2, 3, 4].map((depth) => (
            <circle key={depth} {...ring(depth)} strokeDasharray="8.8 1.2" strokeDashoffset="-.6" />
          ))}
        </g>
        <g className={styles.leafSoftLine}>
          {parks.map(([depth, block]) => (
            <circle
              key={block}
              {...ring(depth)}
              strokeDasharray="8.8 400"
              strokeDashoffset={block * -10 - 0.6}
            />
          ))}
        </g>
      </g>
      <path d={evenSegments({ ...city, outer: 286, inner: 1 }, 9, 36).join('')} className={styles.plumSoft} />
      <circle {...river} strokeWidth="32" className={styles.plumSoftLine} />
      <g className={styles.plumLine}>
        <circle {...city} r="292" strokeWidth="8" />
        <path d={orders.join('')} strokeWidth="9" />
        <path d={orders.filter((_, index) => index % 6 === 0).join('')} strokeWidth="16" />
      </g>
      <g className={styles.brandLine}>
        <path d="M172 172 146 96" className={styles.key} />
        <circle cx="188" cy="212" r="48" strokeWidth="2" />
        <circle cx="188" cy="212" r="33" strokeWidth="4" />
        <circle cx="188" cy="212" r="15" className={styles.brand} />
      </g>
      <rect x="24" y="36" width="248" height="60" rx="10" className={`${styles.brandStrong} ${styles.key}`} />
      <text x="148" y="75" className={`${styles.middle} ${styles.ground}`} fontSize="24">
        6 cards, 1 address
      </text>
    </PictureFrame>
  );
}
