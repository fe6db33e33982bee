import { createSelector } from '@reduxjs/toolkit';
import { findProduct } from '../../content/products/catalog';
import type { Product } from '../../content/products/types';
import { sortedWishlist } from '../../domain/products';
import { isWishlistItem, values } from '../saved';
import { selectListedProducts, selectWishlistSort } from '../wishlist/wishlistSelectors';
import type { Removal } from './undoSelectors';
import { removalsFrom, selectChanges, selectStamps } from './undoSelectors';

/** A product, or an offer to restore removed ones in the position of the first. */
export interface WishlistRow {
  readonly product: Product;
  /** The change that removed `product`; null if it is on the list. */
  readonly removal: WishlistRemoval | null;
}

export interface WishlistRemoval extends Removal {
  /** The position of its first product. */
  readonly place: number;
  /** The removed products, in the order of the list; at least one. */
  readonly products: readonly Product[];
}

/** Removals that can be undone, oldest first. */
export const selectWishlistRemovals = createSelector([selectChanges, selectStamps], (changes, stamps) =>
  removalsFrom(changes, stamps, 'wishlist/items/').flatMap(
    ({ items, ...removal }): readonly WishlistRemoval[] => {
      const products = items
        .map(({ value }) => (isWishlistItem(value) ? findProduct(value.productId) : undefined))
        .filter((product) => product !== undefined);
      return products.length > 0 && items[0] ? [{ ...removal, place: items[0].place, products }] : [];
    },
  ),
);

/** Rows in the selected order. A removed product keeps its position. */
export const selectWishlistRows = createSelector(
  [selectStamps, selectListedProducts, selectWishlistRemovals, selectWishlistSort],
  (stamps, listed, removals, sort): readonly WishlistRow[] => {
    const rows = [
      ...listed.map((product) => ({
        place: values.positionOf(stamps, `wishlist/items/${product.id}`),
        product,
        removal: null,
      })),
      ...removals.flatMap((removal) =>
        removal.products.slice(0, 1).map((product) => ({ place: removal.place, product, removal })),
      ),
    ].sort((a, b) => a.place - b.place);
    const products = sortedWishlist(
      rows.map(({ product }) => product),
      sort,
    );
    return products.flatMap((product) => {
      const row = rows.find((each) => each.product === product);
      return row ? [{ product, removal: row.removal }] : [];
    });
  },
);
