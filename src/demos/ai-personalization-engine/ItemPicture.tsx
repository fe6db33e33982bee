import { clsx } from 'clsx';
import type { LucideIcon } from 'lucide-react';
import { Bike, Footprints, Mountain, Tent, Timer, Waves } from 'lucide-react';
import art from '../../components/art/art.module.css';
import { shelfDrawings } from '../../components/art/shelfDrawings';
import { Garment } from '../../components/art/Garment';
import type { ShelfProduct } from '../../content/homes/types';
import type { Picture, Shape, StockPiece } from './drawings';
import { ownDrawings, stock } from './drawings';
import styles from './ItemPicture.module.css';
import type { Department, Item } from './items';

export const departmentIcons: Readonly<Record<Department, LucideIcon>> = {
  hiking: Footprints,
  climbing: Mountain,
  running: Timer,
  cycling: Bike,
  camping: Tent,
  water: Waves,
};

/** Background and fabric colors of each department. */
const colors: Readonly<Record<Department, { readonly plate: string; readonly cloth: string }>> = {
  hiking: { plate: styles.leaf, cloth: art.brand },
  climbing: { plate: styles.plum, cloth: art.pith },
  running: { plate: styles.brand, cloth: art.ground },
  cycling: { plate: styles.pith, cloth: art.plumSoft },
  camping: { plate: styles.plain, cloth: art.leafSoft },
  water: { plate: styles.plum, cloth: art.brand },
};

/** Draws an item, colored by department. */
export function ItemPicture({ item: { department, picture } }: { readonly item: Item }) {
  const { plate, cloth } = colors[department];
  return (
    <svg viewBox="-54 -100 108 104" aria-hidden="true" className={clsx(art.inkLine, styles.picture, plate)}>
      <Drawing picture={picture} cloth={cloth} />
    </svg>
  );
}

function Drawing({ picture, cloth }: { readonly picture: Picture; readonly cloth: string }) {
  if (isStock(picture)) return <Garment kind={picture} x={0} {...stock[picture]} className={cloth} />;
  const shape: Shape = isGood(picture) ? shelfDrawings[picture] : ownDrawings[picture];
  const [body, seams, transform] = shape;
  return (
    <>
      <path d={body} transform={transform} className={cloth} />
      <path d={seams} transform={transform} />
    </>
  );
}

const isStock = (picture: Picture): picture is StockPiece => Object.hasOwn(stock, picture);
const isGood = (picture: Exclude<Picture, StockPiece>): picture is ShelfProduct =>
  Object.hasOwn(shelfDrawings, picture);
