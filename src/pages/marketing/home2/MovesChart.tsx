import art from '../../../components/art/art.module.css';
import { CitrusMark } from '../../../components/art/CitrusMark';
import type { ShelfProduct, ShelfOrder, ShelfSection } from '../../../content/homes/types';
import { ShelfDrawing } from './ShelfDrawing';

interface MovesChartProps {
  readonly orders: readonly ShelfOrder[];
  readonly names: ShelfSection['names'];
}

const column = (visitor: number) => 80 + visitor * 146;
const row = (place: number) => 192 + place * 98;

const threads: Readonly<Record<ShelfProduct, string | undefined>> = {
  flask: art.inkLine,
  headlamp: art.mutedLine,
  'wool-socks': art.leafLine,
  'trail-shoe': art.brandLine,
  'rain-shell': art.plumLine,
};

/**
 * Draws each item's position on the shelf from visitor to visitor. A visitor's citrus shows how much the store
 * knows about them. Hidden from screen readers, because the section's text says the same.
 */
export function MovesChart({ orders, names }: MovesChartProps) {
  const products = orders[0]?.order ?? [];
  const placeOf = (product: ShelfProduct) => orders.map(({ order }) => order.indexOf(product));
  return (
    <svg viewBox="0 0 720 640" className={art.picture} aria-hidden="true">
      {orders.map(({ visitor }, index) => (
        <g key={visitor}>
          <path d={`M${column(index)} 70V600`} className={art.hairline} strokeDasharray="2 9" />
          <CitrusMark cx={column(index)} cy={42} r={34} segments={orders.length} ripe={index} />
          <text x={column(index)} y="114" fontSize="26" textAnchor="middle" className={art.ink}>
            {visitor.split(' ')[0]}
          </text>
        </g>
      ))}
      <g strokeWidth="12">
        {products.map((product) => (
          <path key={product} d={thread(placeOf(product))} className={threads[product]} />
        ))}
      </g>
      {products.map((product) =>
        placeOf(product).map((place, visitor) => (
          <g key={orders[visitor]?.visitor} transform={`translate(${column(visitor)} ${row(place)})`}>
            <circle r="41" strokeWidth="5" className={threads[product]} />
            <circle r="40" className={art.ground} />
            <g transform="translate(0 23)scale(.56)" strokeWidth="4.5">
              <ShelfDrawing product={product} />
            </g>
          </g>
        )),
      )}
      {orders.at(-1)?.order.map((product, place) => (
        <text
          key={product}
          x={column(orders.length - 1) + 54}
          y={row(place) + 9}
          fontSize="26"
          className={art.ink}
        >
          {names[product]}
        </text>
      ))}
    </svg>
  );
}

/** Draws a line through a product's positions, level at each visitor. */
function thread(places: readonly number[]): string {
  return places
    .map((place, visitor) => {
      const [x, y] = [column(visitor), row(place)];
      return visitor === 0 ? `M${x} ${y}` : `S${x - 73} ${y} ${x} ${y}`;
    })
    .join('');
}
