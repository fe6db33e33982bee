import { createSelector } from '@reduxjs/toolkit';
import { catalogue } from '../../content/products/catalogue';
import { visibleProducts } from '../../domain/products';
import type { ShopRoot, ShopState } from './shopSlice';

/** The remembered category and sort. */
export const selectShopFilters = (state: ShopRoot) => state.shop;

/**
 * The products that a pair of filters lets through, sorted. The shop passes the filters it shows, which a link
 * such as `/shop?category=security` may set for one visit without touching the remembered ones.
 */
export const selectVisibleProducts = createSelector(
  [
    (_state: ShopRoot, filters: ShopState) => filters.category,
    (_state: ShopRoot, filters: ShopState) => filters.sort,
  ],
  (category, sort) => visibleProducts(catalogue, { category, sort }),
);
