import { clsx } from 'clsx';
import { useId, useState } from 'react';
import { Citrus } from '../../../components/art/Citrus';
import art from '../../../components/art/art.module.css';
import { Radio } from '../../../components/fields/Radio';
import type { ShelfProduct, ShelfOrder, ShelfSection } from '../../../content/homes/types';
import { ShelfDrawing } from './ShelfDrawing';
import styles from './VisitorShelf.module.css';

/** Compares a visitor's order of the shelf with the default order, and says why they differ. */
export function VisitorShelf({ section: { heading, names, orders } }: { readonly section: ShelfSection }) {
  const [usual, second] = orders;
  // The first order is the default; start with one that differs from it.
  const [chosen, setChosen] = useState<ShelfOrder>(second);
  const id = useId();
  return (
    <div className={styles.columns}>
      <div className={styles.stage}>
        <ShelfPicture names={names} usual={usual.order} order={chosen.order} />
      </div>
      <ul role="list" aria-label={heading}>
        {orders.map((order, index) => (
          <li key={order.visitor} className={styles.visitor}>
            <label>
              <Radio
                name={id}
                aria-describedby={`${id}${index}`}
                isChosen={order === chosen}
                onChoose={() => {
                  setChosen(order);
                }}
              />
              <span>
                <strong>{order.visitor}</strong> {order.signal}
              </span>
              <Citrus segments={orders.length} ripe={index} />
            </label>
            <div id={`${id}${index}`}>
              <p>{order.why}</p>
              <p className={styles.order}>{order.order.map((product) => names[product]).join(' · ')}</p>
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}

interface ShelfPictureProps extends Pick<ShelfSection, 'names'> {
  readonly usual: readonly ShelfProduct[];
  readonly order: readonly ShelfProduct[];
}

const STEP = 120;
const MIDDLE = STEP / 2;

/** CSS classes that move an item from the first position to each position, from left to right. */
const places = [undefined, styles.at1, styles.at2, styles.at3, styles.at4];

/** Draws the items in order. An arc above the shelf is a move forward, an arc below it a move back. */
function ShelfPicture({ names, usual, order }: ShelfPictureProps) {
  const arcs = usual
    .map((product, from) => ({ product, from, to: order.indexOf(product) }))
    .filter(({ from, to }) => from !== to);
  return (
    <svg
      viewBox="0 0 600 420"
      className={art.picture}
      role="img"
      aria-label={order.map((product) => names[product]).join(', ')}
    >
      {arcs.map(({ product, from, to }) => (
        <path key={product} d={arc(from, to)} className={to < from ? art.brandLine : art.mutedLine} />
      ))}
      <path d="M4 252H596V290H4Z" className={art.ground} />
      <path d="M4 252H596M4 290H596" className={art.inkLine} />
      {usual.map((product, from) => (
        <g key={product} className={clsx(styles.product, places[order.indexOf(product)])}>
          <g transform="translate(60 250)">
            <ShelfDrawing
              product={product}
              className={order.indexOf(product) < from ? art.brandSoft : art.ground}
            />
            <text y="28" textAnchor="middle" className={art.ink} fontFamily="var(--display)">
              {names[product]}
            </text>
          </g>
        </g>
      ))}
    </svg>
  );
}

/** Draws a half ellipse with an arrowhead between two positions. */
function arc(from: number, to: number): string {
  const [x1, x2] = [MIDDLE + from * STEP, MIDDLE + to * STEP];
  const radius = Math.abs(x2 - x1) / 2;
  const height = 12 + radius / 2;
  // Both arcs run counterclockwise: forward above the shelf, back below it.
  const [y, head] = to < from ? [148, -10] : [300, 10];
  return `M${x1} ${y}A${radius} ${height} 0 0 0 ${x2} ${y}m-8 ${head}l8 ${-head} 8 ${head}`;
}
