import { createSelector } from '@reduxjs/toolkit';
import { findProduct } from '../../content/products/catalogue';
import type { Product } from '../../content/products/types';
import type { BillingPeriod } from '../../domain/billing';
import type { LineKey } from '../../domain/cart';
import { cartEntries, lineKey } from '../../domain/cart';
import type { CartLineView } from '../cart/cartSelectors';
import { selectCartLines } from '../cart/cartSelectors';
import type { CartRoot } from '../cart/cartSlice';
import type { Removal } from './undoSelectors';
import { removalsFrom, selectChanges } from './undoSelectors';

/** A removal that can be undone. */
export interface CartRemoval extends Removal {
  /** The first of its lines, where the cart shows it. */
  readonly key: LineKey;
  /** One at least. */
  readonly lines: readonly RemovedLine[];
}

interface RemovedLine {
  readonly key: LineKey;
  readonly product: Product;
  readonly billing: BillingPeriod;
  readonly quantity: number;
}

/** A row of the cart: a line, or in the place of removed ones the offer to put them back. */
export type CartRow =
  | { readonly kind: 'line'; readonly line: CartLineView }
  | { readonly kind: 'removal'; readonly removal: CartRemoval };

const selectEntries = (state: CartRoot) => state.cart.entries;

/** The removals that can be undone, the oldest first. What the catalogue does not have can't be shown. */
export const selectCartRemovals = createSelector([selectChanges, selectEntries], (changes, now) =>
  removalsFrom(changes, now, ({ cart }) => cart?.entries, cartEntries).flatMap(
    ({ entries, ...removal }): readonly CartRemoval[] => {
      const lines = entries.flatMap((line): readonly RemovedLine[] => {
        const product = findProduct(line.productId);
        const { billing, quantity } = line;
        return product ? [{ key: lineKey(line), product, billing, quantity }] : [];
      });
      return lines[0] ? [{ ...removal, key: lines[0].key, lines }] : [];
    },
  ),
);

/** All that the cart shows, in the order of its entries, removed ones included. */
export const selectCartRows = createSelector(
  [selectEntries, selectCartLines, selectCartRemovals],
  (entries, lines, removals) => {
    const rows = new Map<LineKey, CartRow>([
      ...lines.map((line) => [line.key, { kind: 'line', line }] as const),
      ...removals.map((removal) => [removal.key, { kind: 'removal', removal }] as const),
    ]);
    return entries.map((entry) => rows.get(lineKey(entry))).filter((row) => row !== undefined);
  },
);
