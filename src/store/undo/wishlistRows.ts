import { createSelector } from '@reduxjs/toolkit';
import { findProduct } from '../../content/products/catalog';
import type { Product } from '../../content/products/types';
import type { ProductId } from '../../content/slugs';
import { sortedWishlist } from '../../domain/products';
import { selectListedProducts } from '../wishlist/wishlistSelectors';
import { selectWishlistItems, selectWishlistSort } from '../wishlist/wishlistSlice';
import type { UndoOffer } from './removals';
import { removalsFrom } from './removals';
import { selectUndoableChanges } from './undoSelectors';

/** A product, or an offer to restore removed ones in the position of the first, by which the row is sorted. */
export type WishlistRow =
  | { readonly kind: 'product'; readonly product: Product }
  | { readonly kind: 'removal'; readonly removal: WishlistRemoval };

export interface WishlistRemoval extends UndoOffer {
  /** The id of its first product. */
  readonly key: ProductId;
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
    return products[0] ? [{ ...removal, key: products[0].id, products }] : [];
  }),
);

/** Rows in the selected order. A removed product keeps its position. */
export const selectWishlistRows = createSelector(
  [selectRemoved, selectListedProducts, selectWishlistRemovals, selectWishlistSort],
  ({ keys }, listed, removals, sort): readonly WishlistRow[] => {
    const rows = new Map<string, WishlistRow>([
      ...removals.map((removal) => [removal.key, { kind: 'removal', removal }] as const),
      ...listed.map((product) => [product.id, { kind: 'product', product }] as const),
    ]);
    const products = keys.filter((key) => rows.has(key)).flatMap((key) => findProduct(key) ?? []);
    return sortedWishlist(products, sort).flatMap(({ id }) => rows.get(id) ?? []);
  },
);
