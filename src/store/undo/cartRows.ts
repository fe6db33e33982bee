import { createSelector } from '@reduxjs/toolkit';
import { findProduct } from '../../content/products/catalog';
import type { CartLine, LineKey } from '../../domain/cart';
import { lineKey } from '../../domain/cart';
import type { CartLineView } from '../cart/cartSelectors';
import { selectCartLines } from '../cart/cartSelectors';
import { isCartLine, values } from '../saved';
import type { Removal } from './undoSelectors';
import { removalsFrom, selectChanges, selectStamps } from './undoSelectors';
import type { Change } from './undoSlice';

export interface CartRemoval extends Removal {
  /** The key of its first line in the cart's order. */
  readonly key: LineKey;
  /** That line's position in the cart. */
  readonly place: number;
  /** The removed lines; at least one. */
  readonly lines: readonly RemovedLine[];
}

type RemovedLine = Pick<CartLineView, 'key' | 'product' | 'billing' | 'quantity'>;

/** A line, or an offer to undo a removal in the removed line's position. */
export type CartRow =
  | { readonly kind: 'line'; readonly line: CartLineView }
  | { readonly kind: 'removal'; readonly removal: CartRemoval };

/** Removals that can be undone, oldest first. Skips discontinued products. */
export const selectCartRemovals = createSelector([selectChanges, selectStamps], (changes, stamps) =>
  removalsFrom(changes, stamps, 'cart/lines/').flatMap(({ items, ...removal }): readonly CartRemoval[] => {
    const lines = items.flatMap(({ value }): readonly RemovedLine[] => {
      if (!isCartLine(value)) return [];
      const product = findProduct(value.productId);
      const { billing, quantity } = value;
      return product ? [{ key: lineKey(value), product, billing, quantity }] : [];
    });
    return lines[0] && items[0] ? [{ ...removal, key: lines[0].key, place: items[0].place, lines }] : [];
  }),
);

/** Combines the cart's lines and undoable removals, in the order of the cart. */
export const selectCartRows = createSelector(
  [selectStamps, selectCartLines, selectCartRemovals],
  (stamps, lines, removals): readonly CartRow[] => {
    const rows = [
      ...lines.map((line) => ({
        place: values.positionOf(stamps, `cart/lines/${line.key}`),
        row: { kind: 'line', line } as const,
      })),
      ...removals.map((removal) => ({ place: removal.place, row: { kind: 'removal', removal } as const })),
    ];
    return rows.sort((a, b) => a.place - b.place).map(({ row }) => row);
  },
);

/** Lists the lines that a change added or changed, with their new values. */
export function linesAfter(change: Change): readonly CartLine[] {
  return Object.values(change.values)
    .map(({ after }) => after)
    .filter(isCartLine);
}
