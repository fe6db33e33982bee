import { clsx } from 'clsx';
import { pointOnCircle, segmentPath } from '../../../components/art/segment';
import type { Industry } from '../../../content/clients';
import styles from './IndustryCitrus.module.css';

interface IndustryCitrusProps {
  readonly industries: readonly Industry[];
  /** The names of those that the page tells a story of. */
  readonly ripe: readonly string[];
}

/** Degrees of pith on either side of a segment. */
const PITH = 2;
const CENTER = { cx: 200, cy: 200 };

/** The clients as one citrus: a segment for each industry, as wide as it has clients. The table beside it says the same. */
export function IndustryCitrus({ industries, ripe }: IndustryCitrusProps) {
  const total = clientsIn(industries);
  return (
    <svg viewBox="0 0 400 400" className={styles.citrus} aria-hidden="true">
      <circle {...CENTER} r="194" className={styles.rind} />
      {industries.map(({ name, clients }, index) => {
        const from = (360 * clientsIn(industries.slice(0, index))) / total;
        const to = from + (360 * clients) / total;
        const [x, y] = pointOnCircle(CENTER.cx, CENTER.cy, 136, (from + to) / 2);
        return (
          <g key={name} className={clsx(styles.segment, ripe.includes(name) && styles.ripe)}>
            <path d={segmentPath({ ...CENTER, outer: 168, inner: 20, from: from + PITH, to: to - PITH })} />
            <text x={x} y={y} dy="0.35em">
              {clients}
            </text>
          </g>
        );
      })}
    </svg>
  );
}

function clientsIn(industries: readonly Industry[]): number {
  return industries.reduce((sum, { clients }) => sum + clients, 0);
}
