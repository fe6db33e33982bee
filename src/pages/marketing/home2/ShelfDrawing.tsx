import art from '../../../components/art/art.module.css';
import { shelfDrawings } from '../../../components/art/shelfDrawings';
import type { ShelfProduct } from '../../../content/homes/types';

interface ShelfDrawingProps {
  readonly product: ShelfProduct;
  readonly className?: string | undefined;
}

/** Draws the outline of an item on the shelf. */
export function ShelfDrawing({ product, className = art.ground }: ShelfDrawingProps) {
  const [body, seams] = shelfDrawings[product];
  return (
    <g className={art.inkLine}>
      <path d={body} className={className} />
      <path d={seams} />
    </g>
  );
}
