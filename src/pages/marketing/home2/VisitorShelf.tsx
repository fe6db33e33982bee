import { clsx } from 'clsx';
import { useId, useState } from 'react';
import { Citrus } from '../../../components/art/Citrus';
import art from '../../../components/art/art.module.css';
import { useEarlyInput } from '../../../components/fields/useEarlyInput';
import type { ShelfGood, ShelfOrder, ShelfSection } from '../../../content/homes/types';
import { Good } from './Good';
import styles from './VisitorShelf.module.css';

/** A shelf in the selected visitor's order, next to all visitors and the reasons for theirs. */
export function VisitorShelf({ section: { heading, goods, orders } }: { readonly section: ShelfSection }) {
  const [usual, second] = orders;
  // The second order is the first that differs from the default.
  const [chosen, setChosen] = useState<ShelfOrder>(second);
  const id = useId();
  return (
    <div className={styles.columns}>
      <div className={styles.stage}>
        <ShelfPicture goods={goods} usual={usual.order} order={chosen.order} />
      </div>
      <ul role="list" aria-label={heading}>
        {orders.map((order, index) => (
          <li key={order.visitor} className={styles.visitor}>
            <label>
              <Choice
                name={id}
                describedBy={`${id}${index}`}
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
              <p className={styles.order}>{order.order.map((good) => goods[good]).join(' · ')}</p>
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}

interface ChoiceProps {
  readonly name: string;
  readonly describedBy: string;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

/** One visitor's button. A choice made before hydration is kept. */
function Choice({ name, describedBy, isChosen, onChoose }: ChoiceProps) {
  const early = useEarlyInput<HTMLInputElement>(({ checked }) => {
    if (checked) onChoose();
  });
  return (
    <input
      ref={early}
      type="radio"
      name={name}
      checked={isChosen}
      aria-describedby={describedBy}
      onChange={onChoose}
    />
  );
}

interface ShelfPictureProps extends Pick<ShelfSection, 'goods'> {
  readonly usual: readonly ShelfGood[];
  readonly order: readonly ShelfGood[];
}

const STEP = 120;
const MIDDLE = STEP / 2;

/** CSS classes of the positions, from the left. Items are drawn at the first and then moved. */
const places = [undefined, styles.at1, styles.at2, styles.at3, styles.at4];

/** The items in order. Arcs above the shelf are moves forward, arcs below it moves back. */
function ShelfPicture({ goods, usual, order }: ShelfPictureProps) {
  const arcs = usual
    .map((good, from) => ({ good, from, to: order.indexOf(good) }))
    .filter(({ from, to }) => from !== to);
  return (
    <svg
      viewBox="0 0 600 420"
      className={art.picture}
      role="img"
      aria-label={order.map((good) => goods[good]).join(', ')}
    >
      {arcs.map(({ good, from, to }) => (
        <path key={good} d={arc(from, to)} className={to < from ? art.brandLine : art.mutedLine} />
      ))}
      <path d="M4 252H596V290H4Z" className={art.ground} />
      <path d="M4 252H596M4 290H596" className={art.inkLine} />
      {usual.map((good, from) => (
        <g key={good} className={clsx(styles.good, places[order.indexOf(good)])}>
          <g transform="translate(60 250)">
            <Good good={good} className={order.indexOf(good) < from ? art.brandSoft : art.ground} />
            <text y="28" className={art.middle} fontFamily="var(--display)">
              {goods[good]}
            </text>
          </g>
        </g>
      ))}
    </svg>
  );
}

/** A half ellipse with an arrowhead between two positions. */
function arc(from: number, to: number): string {
  const [x1, x2] = [MIDDLE + from * STEP, MIDDLE + to * STEP];
  const radius = Math.abs(x2 - x1) / 2;
  const height = 12 + radius / 2;
  // Both arcs run counterclockwise: forward above the shelf, back below it.
  const [y, head] = to < from ? [148, -10] : [300, 10];
  return `M${x1} ${y}A${radius} ${height} 0 0 0 ${x2} ${y}m-8 ${head}l8 ${-head} 8 ${head}`;
}
