import { useState } from 'react';
import type { RemovalView } from '../../store/cart/cartRows';
import { enumerated } from '../../domain/numerals';
import { selectCartRows } from '../../store/cart/cartRows';
import { removalUndone } from '../../store/cart/cartSlice';
import { lineMoveUndone } from '../../store/events';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { Announcement } from '../ui/Announcement';
import { passFocus } from '../ui/passFocus';
import { CartRow } from './CartRow';
import styles from './CartLines.module.css';
import { RemovedRow, backSentence, removedSentence } from './RemovedRow';
import { useFillingUndo } from './useFillingUndo';

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

/** What is said of a removal, what its undo brings back, and the undo. */
interface UndoOffer {
  readonly sentence: string;
  readonly names: readonly string[];
  readonly undo: () => void;
}

interface RemovalProps {
  readonly removal: RemovalView;
  readonly announce: (news: string) => void;
}

function Removal({ removal, announce }: RemovalProps) {
  const { sentence, names, undo } = useUndoOffer(removal);
  return (
    <RemovedRow
      id={`undo-${removal.key}`}
      sentence={sentence}
      names={names}
      onUndo={() => {
        undo();
        announce(backSentence(names));
        passFocus(`line-${removal.key}`);
      }}
    />
  );
}

function useUndoOffer({ key, lines, cause }: RemovalView): UndoOffer {
  const dispatch = useAppDispatch();
  const filling = useFillingUndo();
  const names = lines.map(({ product, quantity }) =>
    lines.length > 1 && quantity > 1 ? `${product.name} × ${quantity}` : product.name,
  );
  switch (cause.kind) {
    case 'removed':
      return { sentence: removedSentence(names), names, undo: () => dispatch(removalUndone({ key })) };
    case 'moved':
      return {
        sentence: `${enumerated(names, 'and')} was moved to your wishlist.`,
        names,
        undo: () => dispatch(lineMoveUndone(cause.move)),
      };
    case 'fillingRemoved':
      return filling;
  }
}
