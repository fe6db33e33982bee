import { createSelector } from '@reduxjs/toolkit';
import { findProduct } from '../../content/products/catalogue';
import type { Product } from '../../content/products/types';
import { sortedWishlist } from '../../domain/products';
import { wishlistEntries } from '../../domain/wishlist';
import { selectWishlistIds, selectWishlistSort } from '../wishlist/wishlistSelectors';
import type { WishlistRoot } from '../wishlist/wishlistSlice';
import type { Removal } from './undoSelectors';
import { removalsFrom, selectChanges } from './undoSelectors';

/** A row of the wishlist: a product, or in the place of the first of removed ones the offer to put them back. */
export interface WishlistRow {
  readonly product: Product;
  /** What took `product` off; null where the product is on the list. */
  readonly removal: WishlistRemoval | null;
}

/** A removal that can be undone. */
export interface WishlistRemoval extends Removal {
  /** One at least, the one first that was listed first. */
  readonly products: readonly Product[];
}

const selectEntries = (state: WishlistRoot) => state.wishlist.entries;

/** What can be undone, the oldest first. */
export const selectWishlistRemovals = createSelector([selectChanges, selectEntries], (changes, now) =>
  removalsFrom(changes, now, ({ wishlist }) => wishlist?.entries, wishlistEntries)
    .map(({ entries, ...removal }): WishlistRemoval => ({
      ...removal,
      products: entries
        .map(({ productId }) => findProduct(productId))
        .filter((product) => product !== undefined),
    }))
    .filter(({ products }) => products.length > 0),
);

/** All that the wishlist shows in the chosen order. A removed product is where it would be if it were on the list. */
export const selectWishlistRows = createSelector(
  [selectEntries, selectWishlistIds, selectWishlistRemovals, selectWishlistSort],
  (entries, listed, removals, sort): readonly WishlistRow[] => {
    const removedBy = new Map(removals.map((removal) => [removal.products[0]?.id, removal]));
    const shown = entries
      .map(({ productId }) => findProduct(productId))
      .filter((product) => product !== undefined)
      .filter(({ id }) => listed.includes(id) || removedBy.has(id));
    return sortedWishlist(shown, sort).map((product) => ({
      product,
      removal: removedBy.get(product.id) ?? null,
    }));
  },
);
