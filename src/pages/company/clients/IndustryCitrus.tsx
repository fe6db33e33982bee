import { clsx } from 'clsx';
import { inset, pointOnCircle, sectors, segmentPath } from '../../../components/art/segment';
import type { Industry } from '../../../content/company/clients';
import styles from './IndustryCitrus.module.css';

interface IndustryCitrusProps {
  readonly industries: readonly Industry[];
  /** Names of the industries to draw in full color, which have a story on the page. */
  readonly ripe: readonly string[];
}

/** Gap between two segments, in degrees. */
const PITH = 4;
const CENTER = { cx: 200, cy: 200 };

/**
 * Draws one segment per industry, sized by its number of clients. Hidden from screen readers, because the table
 * next to it says the same.
 */
export function IndustryCitrus({ industries, ripe }: IndustryCitrusProps) {
  return (
    <svg viewBox="0 0 400 400" className={styles.citrus} aria-hidden="true">
      <circle {...CENTER} r="194" className={styles.rind} />
      {sectors([industries], ({ clients }) => clients).map(({ item: { name, clients }, ...sector }) => {
        const [x, y] = pointOnCircle(CENTER.cx, CENTER.cy, 136, (sector.from + sector.to) / 2);
        return (
          <g key={name} className={clsx(styles.segment, ripe.includes(name) && styles.ripe)}>
            <path d={segmentPath({ ...CENTER, outer: 168, inner: 20, ...inset(sector, PITH) })} />
            <text x={x} y={y} dy="0.35em">
              {clients}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
