import type { PayloadAction } from '@reduxjs/toolkit';
import { createSlice } from '@reduxjs/toolkit';
import type { ProductCategory } from '../../content/products/types';
import { productCategories } from '../../content/products/types';
import type { ShopFilters } from '../../domain/products';
import { shopSorts } from '../../domain/products';
import type { Validators } from '../../domain/validators';
import { isOneOf } from '../../domain/validators';

export type ShopState = ShopFilters<ProductCategory>;

export const unfiltered: ShopState = { category: 'all', sort: 'name' };

/** Allowed values of each filter, in storage and in the URL. */
export const filterValidators: Validators<ShopState> = {
  category: isOneOf(['all', ...productCategories]),
  sort: isOneOf(shopSorts),
};

export const shopSlice = createSlice({
  name: 'shop',
  initialState: unfiltered,
  reducers: {
    filtersChosen(state, { payload }: PayloadAction<Partial<ShopState>>) {
      Object.assign(state, payload);
    },
  },
  selectors: { selectShopFilters: (state) => state },
});

export const { filtersChosen } = shopSlice.actions;
export const { selectShopFilters } = shopSlice.selectors;
