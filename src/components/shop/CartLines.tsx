import { useCallback, useState } from 'react';
import type { LineKey } from '../../domain/cart';
import { selectCartLines } from '../../store/cart/cartSelectors';
import { useAppSelector } from '../../store/hooks';
import { removedNames, selectCartRows } from '../../store/undo/cartRows';
import { useFocusAfterLoss } from '../hooks/focus';
import { Announcement } from '../ui/Announcement';
import { CartLineRow, lineLinkId } from './CartLineRow';
import styles from './CartLines.module.css';
import { RemovedRow } from './RemovedRow';

/** Id of the list, so that other components can move focus to it. */
export const CART_LINES = 'cart-lines';

/** The cart's lines, for a parent that has asked `selectIsRehydrated`. A removed line keeps its position, so that Undo is in its place. */
export function CartLines() {
  const rows = useAppSelector(selectCartRows);
  const lines = useAppSelector(selectCartLines);
  const { rowKeyOf, swapRowKeys } = useRowKeys();
  const [news, setNews] = useState('');
  useFocusAfterLoss(
    lines.map(({ key }) => key),
    CART_LINES,
  );
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
              return (
                <CartLineRow
                  key={rowKeyOf(row.line.key)}
                  line={row.line}
                  onKeyChange={swapRowKeys}
                  announce={setNews}
                />
              );
            case 'removal':
              return (
                <RemovedRow
                  key={`removed-${row.removal.key}`}
                  removal={row.removal}
                  names={removedNames(row.removal)}
                  backTo={lineLinkId(row.removal.key)}
                  announce={setNews}
                />
              );
          }
        })}
      </ul>
      <Announcement text={news} />
    </>
  );
}

/**
 * Keeps a row's React key when its line's key changes with the billing period. A new row would lose a half-typed quantity
 * and focus, and screen readers would announce the field again. If lines merge, the row of the changed one stays. Call
 * `swapRowKeys` in the event that changes the line's key, so that React renders both at once.
 */
function useRowKeys() {
  const [rowKeys, setRowKeys] = useState<Readonly<Partial<Record<LineKey, LineKey>>>>({});
  return {
    rowKeyOf: (key: LineKey) => rowKeys[key] ?? key,
    // Swaps the two, so that all stay different.
    swapRowKeys: useCallback((from: LineKey, to: LineKey) => {
      setRowKeys((keys) => ({ ...keys, [from]: keys[to] ?? to, [to]: keys[from] ?? from }));
    }, []),
  };
}
