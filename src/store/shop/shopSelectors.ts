import { createSelector } from '@reduxjs/toolkit';
import { shallowEqual } from 'react-redux';
import { catalog } from '../../content/products/catalog';
import { visibleProducts } from '../../domain/products';
import { validFields } from '../../domain/validators';
import type { RootState } from '../slices';
import type { ShopState } from './shopSlice';
import { filterValidators, selectShopFilters, unfiltered } from './shopSlice';

/** The active filters. A link such as `/shop?category=security` overrides the saved ones for one visit. */
export const selectShownFilters = createSelector(
  [selectShopFilters, (_state: RootState, query: URLSearchParams) => query],
  (remembered, query): ShopState => validFields(filterValidators, Object.fromEntries(query), remembered),
);

export const isUnfiltered = (filters: ShopState): boolean => shallowEqual(filters, unfiltered);

/** The catalog's products that match the filters, sorted. Not a memoized selector: there are six, and the page asks once. */
export const productsShown = (filters: ShopState) => visibleProducts(catalog, filters);
