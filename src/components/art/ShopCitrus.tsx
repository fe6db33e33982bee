import { shopAreas } from '../../content/lists/shopAreas';
import type { ServiceSlug } from '../../content/slugs';
import styles from './ShopCitrus.module.css';
import { evenly, inset, ringPath, sectors, segmentPath } from './segment';

/** Gap between two areas, in degrees. */
const CUT = 6;
/** Gap between two services of one area, in degrees. */
const PITH = 4.4;
const CENTER = { cx: 50, cy: 50 };

const pieces = sectors(
  shopAreas.map((area) => area.services),
  evenly,
  { cut: CUT },
).map(({ item: slug, ...sector }) => ({
  slug,
  rind: ringPath({ ...CENTER, ...sector, outer: 42, inner: 39.5 }),
  pulp: segmentPath({ ...CENTER, ...inset(sector, PITH), outer: 34, inner: 8 }),
}));

interface ShopCitrusProps {
  readonly ripe: readonly ServiceSlug[];
}

/**
 * The shop as a citrus with one segment per service, in four areas. A service keeps its segment on every page. The
 * text beside the picture explains it.
 */
export function ShopCitrus({ ripe }: ShopCitrusProps) {
  return (
    <svg viewBox="0 0 100 100" className={styles.citrus} aria-hidden="true">
      {[false, true].map((isRipe) => {
        const shown = pieces.filter(({ slug }) => ripe.includes(slug) === isRipe);
        return (
          <g key={String(isRipe)} className={isRipe ? styles.ripe : styles.pale}>
            <path d={shown.map(({ rind }) => rind).join('')} className={styles.rind} />
            <path d={shown.map(({ pulp }) => pulp).join('')} />
          </g>
        );
      })}
    </svg>
  );
}
