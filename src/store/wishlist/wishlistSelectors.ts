import { createSelector } from '@reduxjs/toolkit';
import { catalog, findProduct } from '../../content/products/catalog';
import type { ProductId } from '../../content/slugs';
import { longerPeriods, priceForPeriod } from '../../domain/billing';
import { sortedWishlist } from '../../domain/products';
import type { RootState } from '../slices';
import { selectWishlistItems, selectWishlistSort } from './wishlistSlice';

/** Products on the wishlist, oldest first. Skips those that aren't in the catalog. */
export const selectListedProducts = createSelector([selectWishlistItems], (items) =>
  items.flatMap(({ productId }) => findProduct(productId) ?? []),
);

export const selectWishlistIds = createSelector([selectListedProducts], (products) =>
  products.map(({ id }) => id),
);

export const selectWishlistSampleIds = createSelector([selectWishlistItems], (items) =>
  items.filter(({ isDemoItem }) => isDemoItem).map(({ productId }) => productId),
);

/** Products that aren't on the wishlist, in shop order. */
export const selectWishlistRecommendations = createSelector([selectWishlistIds], (productIds) =>
  catalog.filter(({ id }) => !productIds.includes(id)),
);

export const selectIsWishlisted = (state: RootState, productId: ProductId): boolean =>
  selectWishlistIds(state).includes(productId);

/** Products on the wishlist, in the selected order. */
export const selectWishlistProducts = createSelector(
  [selectListedProducts, selectWishlistSort],
  (products, sort) => sortedWishlist(products, sort),
);

export const selectWishlistStats = createSelector([selectListedProducts], (products) => {
  const total = products.reduce((sum, product) => sum + product.priceCents, 0);
  const original = products.reduce((sum, product) => sum + product.originalPriceCents, 0);
  return {
    count: products.length,
    /** Total price in cents a month. */
    total,
    byLongerPeriods: longerPeriods.map((billing) => ({
      billing,
      /** Total price for the period, in cents. */
      total: products.reduce((sum, { priceCents }) => sum + priceForPeriod(priceCents, billing), 0),
    })),
    /** Compared to the original prices, in cents a month. */
    discount: original - total,
  };
});
