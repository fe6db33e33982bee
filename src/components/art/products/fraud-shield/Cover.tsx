import { clsx } from 'clsx';
import styles from '../../art.module.css';
import { PictureFrame, type PictureProps } from '../../PictureFrame';
import { evenSegments, pointOnCircle, roundedPath } from '../../segment';

const city = { cx: 388, cy: 252 };
const river = { cx: 880, cy: 690, r: 520 };

/** The week's orders, arranged like sunflower seeds, with gaps for the river and the suspicious address. */
const orders = Array.from({ length: 150 }, (_, index) =>
  pointOnCircle(city.cx, city.cy, 23.5 * Math.sqrt(index + 4), index * 137.51).map(Math.round),
)
  .filter(([x = 0, y = 0]) => Math.abs(Math.hypot(river.cx - x, river.cy - y) - river.r) > 26)
  .filter(([x = 0, y = 0]) => Math.hypot(188 - x, 212 - y) > 58)
  .map(([x, y]) => `M${x} ${y}h0`);

/** Radius of the middle of a ring of blocks, counted from the center. Each ring has nine more blocks. */
const radius = (ring: number) => ring * 66 - 8;

/** Dashes a ring into blocks. In units of length, because the press picture's renderer ignores `pathLength`. */
function blockDashes(ring: number) {
  const length = (2 * Math.PI * radius(ring)) / (9 * ring);
  return {
    strokeDasharray: [length * 0.88, length * 0.12].map((part) => part.toFixed(3)).join(' '),
    strokeDashoffset: (length * -0.06).toFixed(3),
  };
}

/** Blocks that are parks, as [ring, place on the ring clockwise]. */
const parks = [
  [4, 21],
  [3, 15],
  [2, 5],
  [4, 33],
].map(([ring = 1, place = 0]) => {
  const r = radius(ring);
  const start = pointOnCircle(city.cx, city.cy, r, 60 + ((place + 0.06) * 40) / ring);
  const end = pointOnCircle(city.cx, city.cy, r, 60 + ((place + 0.94) * 40) / ring);
  return `M${start.join(' ')}A${r} ${r} 0 0 1 ${end.join(' ')}`;
});

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
      <g transform="rotate(-30 388 252)" className={styles.groundLine} strokeLinecap="butt" strokeWidth="58">
        {[1, 2, 3, 4].map((ring) => (
          <circle key={ring} {...city} r={radius(ring)} {...blockDashes(ring)} />
        ))}
      </g>
      <path d={parks.join('')} className={styles.leafSoftLine} strokeLinecap="butt" strokeWidth="58" />
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
