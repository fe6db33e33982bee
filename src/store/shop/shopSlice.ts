import type { PayloadAction } from '@reduxjs/toolkit';
import { createSlice } from '@reduxjs/toolkit';
import type { ProductCategory } from '../../content/products/types';
import type { ShopSort } from '../../domain/products';
import { demoReset } from '../events';

/** A category of the shop, or all of them. */
export type CategoryFilter = ProductCategory | 'all';

export interface ShopState {
  readonly category: CategoryFilter;
  readonly sort: ShopSort;
}

/** The state that the shop's selectors read. */
export interface ShopRoot {
  readonly shop: ShopState;
}

/** The whole shop, as a first visit finds it. */
export const unfiltered: ShopState = { category: 'all', sort: 'name' };

/** The shop's filters, remembered from visit to visit. */
export const shopSlice = createSlice({
  name: 'shop',
  initialState: unfiltered,
  reducers: {
    categoryChosen(state, { payload }: PayloadAction<{ category: CategoryFilter }>): ShopState {
      return { ...state, category: payload.category };
    },
    sortChosen(state, { payload }: PayloadAction<{ sort: ShopSort }>): ShopState {
      return { ...state, sort: payload.sort };
    },
  },
  extraReducers: (builder) => {
    builder.addCase(demoReset, () => unfiltered);
  },
});

export const { categoryChosen, sortChosen: shopSortChosen } = shopSlice.actions;
