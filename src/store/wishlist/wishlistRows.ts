import { createSelector } from '@reduxjs/toolkit';
import { findProduct } from '../../content/products/catalogue';
import type { Product } from '../../content/products/types';
import { sortedWishlist } from '../../domain/products';
import { selectWishlistIds, selectWishlistSort } from './wishlistSelectors';
import type { WishlistRoot } from './wishlistSlice';
import { firstListed } from './wishlistSlice';

/** A row of the wishlist: a product, or in the place of the first of removed ones the offer to put them back. */
export interface WishlistRow {
  readonly product: Product;
  /** What took `product` off; null where the product is on the list. */
  readonly removal: WishlistRemovalView | null;
}

/** A removal that can be undone. */
export interface WishlistRemovalView {
  /** One at least, the one first that was listed first. */
  readonly products: readonly Product[];
  /** Whether they went with what the demo had put into the cart. */
  readonly isFilling: boolean;
}

/** The products of the wishlist that a first visit finds there. */
export const selectWishlistFilling = createSelector([selectWishlistIds], (listed) =>
  listed.filter((id) => firstListed.includes(id)),
);

/** What can be undone, the oldest first. What is on the list again needs no undoing. */
export const selectWishlistRemovals = createSelector(
  [(state: WishlistRoot) => state.wishlist.removals, selectWishlistIds],
  (removals, listed): readonly WishlistRemovalView[] =>
    removals
      .map(({ productIds, isFilling }) => ({
        products: productIds
          .map(findProduct)
          .filter((product) => product !== undefined)
          .filter(({ id }) => !listed.includes(id)),
        isFilling,
      }))
      .filter(({ products }) => products.length > 0),
);

/** The products that went from the wishlist with the rest of what the demo had put there and into the cart. */
export const selectWishlistFillingRemoved = createSelector([selectWishlistRemovals], (removals) =>
  removals.filter(({ isFilling }) => isFilling).flatMap(({ products }) => products),
);

/** All that the wishlist shows in the chosen order. A removed product is where it would be if it were on the list. */
export const selectWishlistRows = createSelector(
  [
    (state: WishlistRoot) => state.wishlist.entries,
    selectWishlistIds,
    selectWishlistRemovals,
    selectWishlistSort,
  ],
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
