import { clsx } from 'clsx';
import styles from '../../art.module.css';
import { PictureFrame, type PictureProps } from '../../PictureFrame';
import { evenSegments, pointOnCircle, ringPath, roundedPath } from '../../segment';

const city = { cx: 388, cy: 252 };
const river = { cx: 880, cy: 690, r: 520 };

/** The week's orders, arranged like sunflower seeds, with gaps for the river and the suspicious address. */
const orders = Array.from({ length: 150 }, (_, index) =>
  pointOnCircle(city.cx, city.cy, 23.5 * Math.sqrt(index + 4), index * 137.51).map(Math.round),
)
  .filter(([x = 0, y = 0]) => Math.abs(Math.hypot(river.cx - x, river.cy - y) - river.r) > 26)
  .filter(([x = 0, y = 0]) => Math.hypot(188 - x, 212 - y) > 58)
  .map(([x, y]) => `M${x} ${y}h0`);

/** Blocks that are parks, as [ring, place on the ring clockwise]. Ring n has 9n blocks. */
const parks = [
  [4, 21],
  [3, 15],
  [2, 5],
  [4, 33],
]
  .map(([depth = 1, block = 0]) => {
    const from = 60 + ((block + 0.06) * 40) / depth;
    return ringPath({
      ...city,
      inner: depth * 66 - 37,
      outer: depth * 66 + 21,
      from,
      to: from + 35.2 / depth,
    });
  })
  .join('');

/** A city from above, divided like a citrus, with a dot for each order; one address is suspicious. */
export function FraudShieldCover(props: PictureProps) {
  return (
    <PictureFrame
      {...props}
      tone="plumSoft"
      labels={[{ text: '6 cards, 1 address', x: 148, y: 75, color: styles.ground, size: 24 }]}
      legend={
        <>
          <path d="M172 172 146 96" className={styles.brandLine} />
          <path d={roundedPath(24, 36, 248, 60, 10)} className={styles.brandStrong} />
        </>
      }
    >
      <g
        transform="rotate(-30 388 252)"
        className={styles.groundLine}
        strokeLinecap="butt"
        strokeWidth="58"
        strokeDasharray="8.8 1.2"
        strokeDashoffset="-.6"
      >
        {[1, 2, 3, 4].map((depth) => (
          <circle key={depth} {...city} r={depth * 66 - 8} pathLength={depth * 90} />
        ))}
      </g>
      <path d={parks} className={styles.leafSoft} />
      <path d={evenSegments({ ...city, outer: 286, inner: 1 }, 9, 36).join('')} className={styles.plumSoft} />
      <circle {...river} strokeWidth="32" className={styles.plumSoftLine} />
      <circle {...city} r="292" className={styles.plumLine} strokeWidth="8" />
      <path d={orders.join('')} className={styles.plumLine} strokeWidth="9" />
      <path
        d={orders.filter((_, index) => index % 6 === 0).join('')}
        className={styles.plumLine}
        strokeWidth="16"
      />
      <circle cx="188" cy="212" r="48" className={styles.brandLine} strokeWidth="2" />
      <circle cx="188" cy="212" r="33" className={styles.brandLine} strokeWidth="4" />
      <circle cx="188" cy="212" r="15" className={clsx(styles.brandLine, styles.brand)} />
    </PictureFrame>
  );
}
