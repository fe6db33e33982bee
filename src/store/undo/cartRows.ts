import { createSelector } from '@reduxjs/toolkit';
import { findProduct } from '../../content/products/catalog';
import { cartLineTexts } from '../../content/shop/cartLines';
import { billingPeriods } from '../../domain/billing';
import type { LineKey } from '../../domain/cart';
import { lineKey } from '../../domain/cart';
import type { CartLineView } from '../cart/cartSelectors';
import { selectCartLines } from '../cart/cartSelectors';
import { selectRawLines } from '../cart/cartSlice';
import type { UndoOffer } from './removals';
import { removalsFrom } from './removals';
import { selectUndoableChanges } from './undoSelectors';

export interface CartRemoval extends UndoOffer {
  /** The key of its first line in the cart's order. */
  readonly key: LineKey;
  /** The removed lines; at least one. */
  readonly lines: readonly RemovedLine[];
}

type RemovedLine = Pick<CartLineView, 'key' | 'product' | 'billing' | 'quantity'>;

/** A line, or an offer to undo a removal in the removed line's position. */
export type CartRow =
  | { readonly kind: 'line'; readonly line: CartLineView }
  | { readonly kind: 'removal'; readonly removal: CartRemoval };

const selectRemoved = createSelector([selectUndoableChanges, selectRawLines], (changes, lines) =>
  removalsFrom(changes, lines, ({ cart }) => cart?.lines, lineKey),
);

/** Removals that can be undone, oldest first. Skips unknown products, which only Redux DevTools can bring into the page's store. */
export const selectCartRemovals = createSelector([selectRemoved], ({ removals }) =>
  removals.flatMap(({ items, ...removal }): readonly CartRemoval[] => {
    const lines = items.flatMap((line): readonly RemovedLine[] => {
      const product = findProduct(line.productId);
      return product ? [{ ...line, key: lineKey(line), product }] : [];
    });
    return lines[0] ? [{ ...removal, key: lines[0].key, lines }] : [];
  }),
);

/** Combines the cart's lines and undoable removals, in the order of the cart. */
export const selectCartRows = createSelector(
  [selectRemoved, selectCartLines, selectCartRemovals],
  ({ keys }, lines, removals): readonly CartRow[] => {
    const rows = new Map<string, CartRow>([
      ...removals.map((removal) => [removal.key, { kind: 'removal', removal }] as const),
      ...lines.map((line) => [line.key, { kind: 'line', line }] as const),
    ]);
    // Of several removed lines, only the first has a row.
    return keys.flatMap((key) => rows.get(key) ?? []);
  },
);

/** Returns the names of the lines that a change removed, for its row. */
export const removedNames = ({ lines }: CartRemoval): readonly string[] =>
  lines.map(({ product: { name }, billing, quantity }) => {
    // Monthly is the default, so only a longer period is named.
    const line = billing === billingPeriods[0] ? name : cartLineTexts.lineName(name, billing);
    return lines.length > 1 && quantity > 1 ? `${line} × ${quantity}` : line;
  });
