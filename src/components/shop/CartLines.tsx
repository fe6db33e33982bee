import { useState } from 'react';
import type { RemovalView } from '../../store/cart/cartRows';
import { selectCartRows } from '../../store/cart/cartRows';
import { removalUndone } from '../../store/cart/cartSlice';
import { lineMoveUndone } from '../../store/events';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { enumerated } from '../../domain/numerals';
import { Announcement } from '../ui/Announcement';
import { passFocus } from '../ui/passFocus';
import { CartRow } from './CartRow';
import styles from './CartLines.module.css';
import { RemovedRow, backSentence, removedSentence } from './RemovedRow';

/** The id of the list, which can take the focus. */
export const CART_LINES = 'cart-lines';

/** The cart's lines, and in their old places the removed ones. */
export function CartLines() {
  const rows = useAppSelector(selectCartRows);
  const [news, announce] = useState('');
  return (
    <>
      <ul
        role="list"
        id={CART_LINES}
        tabIndex={-1}
        className={styles.lines}
        aria-label="Products in the cart"
      >
        {rows.map((row) => {
          switch (row.kind) {
            case 'line':
              return <CartRow key={row.line.key} line={row.line} announce={announce} />;
            case 'removal':
              return <Removal key={`removed-${row.removal.key}`} removal={row.removal} announce={announce} />;
          }
        })}
      </ul>
      <Announcement text={news} />
    </>
  );
}

interface RemovalProps {
  readonly removal: RemovalView;
  readonly announce: (news: string) => void;
}

function Removal({ removal: { key, lines, move }, announce }: RemovalProps) {
  const dispatch = useAppDispatch();
  const names = lines.map(({ product, quantity }) =>
    lines.length > 1 && quantity > 1 ? `${product.name} × ${quantity}` : product.name,
  );
  return (
    <RemovedRow
      id={`undo-${key}`}
      sentence={move ? `${enumerated(names, 'and')} was moved to your wishlist.` : removedSentence(names)}
      names={names}
      onUndo={() => {
        dispatch(move ? lineMoveUndone(move) : removalUndone({ key }));
        announce(backSentence(names));
        passFocus(`quantity-${key}`);
      }}
    />
  );
}
