import { createSelector } from '@reduxjs/toolkit';
import { catalogue } from '../../content/products/catalogue';
import { visibleProducts } from '../../domain/products';
import type { RootState } from '../rootReducer';
import type { ShopState } from './shopSlice';

/** The remembered category and sort. */
export const selectShopFilters = (state: RootState) => state.shop;

/**
 * The products that a pair of filters lets through, sorted. The shop passes the filters it shows, which a link
 * such as `/shop?category=security` may set for one visit without touching the remembered ones.
 */
export const selectVisibleProducts = createSelector(
  [
    (_state: RootState, filters: ShopState) => filters.category,
    (_state: RootState, filters: ShopState) => filters.sort,
  ],
  (category, sort) => visibleProducts(catalogue, { category, sort }),
);
