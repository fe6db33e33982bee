import { createSelector } from '@reduxjs/toolkit';
import { findProduct } from '../../content/products/catalogue';
import type { Product } from '../../content/products/types';
import type { LineKey } from '../../domain/cart';
import { lineKey, linesOf } from '../../domain/cart';
import type { CartLineView } from './cartSelectors';
import { selectCartLines } from './cartSelectors';
import type { CartRemoval, CartRoot, RemovalCause } from './cartSlice';
import { isFilling } from './cartSlice';

/** A removal that can be undone. */
export interface RemovalView {
  /** The first of its lines: what the undoing names, and where the cart shows it. */
  readonly key: LineKey;
  /** Of each line its product, its quantity and its key; one at least. */
  readonly lines: readonly RemovedLine[];
  readonly cause: RemovalCause;
}

interface RemovedLine {
  readonly key: LineKey;
  readonly product: Product;
  readonly quantity: number;
}

/** A row of the cart: a line, or in the place of removed ones the offer to put them back. */
export type CartRow =
  | { readonly kind: 'line'; readonly line: CartLineView }
  | { readonly kind: 'removal'; readonly removal: RemovalView };

/** What is in the cart again needs no undoing, and what the catalogue does not have can't be shown. */
function removalView({ lines, cause }: CartRemoval, isInCart: (key: LineKey) => boolean): RemovalView | null {
  const removed = lines.flatMap((line): readonly RemovedLine[] => {
    const key = lineKey(line);
    const product = findProduct(line.productId);
    return product && !isInCart(key) ? [{ key, product, quantity: line.quantity }] : [];
  });
  return removed[0] ? { key: removed[0].key, lines: removed, cause } : null;
}

/** The removals that can be undone, the oldest first. */
export const selectCartRemovals = createSelector(
  [(state: CartRoot) => state.cart.removals, selectCartLines],
  (removals, lines) => {
    const keys = new Set(lines.map(({ key }) => key));
    return removals
      .map((removal) => removalView(removal, (key) => keys.has(key)))
      .filter((view) => view !== null);
  },
);

/** All lines with those that only a newer release can show: what it takes to have this cart again. */
export const selectAllCartLines = createSelector([(state: CartRoot) => state.cart.entries], linesOf);

/** The products that went from the cart with the rest of what the demo had put there and on the wishlist. */
export const selectCartFillingRemoved = createSelector([selectCartRemovals], (removals) =>
  removals
    .filter(({ cause }) => cause.kind === 'fillingRemoved')
    .flatMap(({ lines }) => lines.map(({ product }) => product)),
);

/** The keys of the lines that are as a first visit finds them. */
export const selectCartFilling = createSelector([(state: CartRoot) => state.cart.entries], (entries) =>
  entries.filter(isFilling).map(lineKey),
);

/** All that the cart shows, in the order of its entries, removed ones included. */
export const selectCartRows = createSelector(
  [(state: CartRoot) => state.cart.entries, selectCartLines, selectCartRemovals],
  (entries, lines, removals) => {
    const rows = new Map<LineKey, CartRow>([
      ...lines.map((line) => [line.key, { kind: 'line', line }] as const),
      ...removals.map((removal) => [removal.key, { kind: 'removal', removal }] as const),
    ]);
    return entries.map((entry) => rows.get(lineKey(entry))).filter((row) => row !== undefined);
  },
);
