import { useCallback, useState } from 'react';
import { cartLineTexts } from '../../content/shop/cartLines';
import type { LineKey } from '../../domain/cart';
import { MAX_QUANTITY } from '../../domain/quantity';
import type { CartLineView } from '../../store/cart/cartSelectors';
import { selectCartLines } from '../../store/cart/cartSelectors';
import { selectHasOnlySamples, selectOpenSampleKeys } from '../../store/demoItems/demoItemsSelectors';
import { useAppSelector } from '../../store/hooks';
import { removedNames, selectCartRows } from '../../store/undo/cartRows';
import { useFocusAfterLoss } from '../hooks/focus';
import { Announcement } from '../ui/Announcement';
import { CartLineRow, lineLinkId } from './CartLineRow';
import styles from './CartLines.module.css';
import { RemovedRow } from './RemovedRow';

/** Id of the list, so that other components can move focus to it. */
export const CART_LINES = 'cart-lines';

/** The cart's lines. A removed line keeps its position, so that Undo is in its place. */
export function CartLines() {
  const rows = useAppSelector(selectCartRows);
  const lines = useAppSelector(selectCartLines);
  const samples = useAppSelector(selectOpenSampleKeys);
  // The notice above a cart of samples alone says what they are.
  const hasOthers = !useAppSelector(selectHasOnlySamples);
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
                  name={nameIn(lines, row.line)}
                  canMerge={hasRoomBeside(lines, row.line)}
                  isMarked={hasOthers && samples.includes(row.line.key)}
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
 * and focus, and screen readers would announce the field again. If lines merge, the row of the changed one stays.
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

function nameIn(lines: readonly CartLineView[], { product, billing }: CartLineView): string {
  const isOnly = lines.filter((line) => line.product === product).length === 1;
  return isOnly ? product.name : cartLineTexts.lineName(product.name, billing);
}

/** Tests whether units can move to another line of the same product. */
function hasRoomBeside(lines: readonly CartLineView[], { product, key }: CartLineView): boolean {
  return lines.some((line) => line.product === product && line.key !== key && line.quantity < MAX_QUANTITY);
}
