import { createSelector } from '@reduxjs/toolkit';
import { findProduct } from '../../content/products/catalog';
import type { Product } from '../../content/products/types';
import { sortedWishlist } from '../../domain/products';
import { selectListedProducts } from '../wishlist/wishlistSelectors';
import { selectWishlistItems, selectWishlistSort } from '../wishlist/wishlistSlice';
import type { UndoOffer } from './undoSelectors';
import { removalsFrom, selectUndoableChanges } from './undoSelectors';

/** A product, or an offer to restore removed ones in the position of the first, by which the row is sorted. */
export interface WishlistRow {
  readonly product: Product;
  /** The change that removed `product`; null if it is on the list. */
  readonly removal: WishlistRemoval | null;
}

export interface WishlistRemoval extends UndoOffer {
  /** The removed products, in the order of the list; at least one. */
  readonly products: readonly Product[];
}

const selectRemoved = createSelector([selectUndoableChanges, selectWishlistItems], (changes, items) =>
  removalsFrom(
    changes,
    items,
    ({ wishlist }) => wishlist?.items,
    ({ productId }) => productId,
  ),
);

/** Removals that can be undone, oldest first. */
export const selectWishlistRemovals = createSelector([selectRemoved], ({ removals }) =>
  removals.flatMap(({ items, ...removal }): readonly WishlistRemoval[] => {
    const products = items.flatMap(({ productId }) => findProduct(productId) ?? []);
    return products.length > 0 ? [{ ...removal, products }] : [];
  }),
);

/** Rows in the selected order. A removed product keeps its position. */
export const selectWishlistRows = createSelector(
  [selectRemoved, selectListedProducts, selectWishlistRemovals, selectWishlistSort],
  ({ keys }, listed, removals, sort): readonly WishlistRow[] => {
    const rows = new Map<string, WishlistRow>([
      ...removals.flatMap((removal) =>
        removal.products.slice(0, 1).map((product) => [product.id, { product, removal }] as const),
      ),
      ...listed.map((product) => [product.id, { product, removal: null }] as const),
    ]);
    const products = keys.flatMap((key) => rows.get(key)?.product ?? []);
    return sortedWishlist(products, sort).flatMap(({ id }) => rows.get(id) ?? []);
  },
);
