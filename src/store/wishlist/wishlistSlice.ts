import type { PayloadAction } from '@reduxjs/toolkit';
import { createSlice } from '@reduxjs/toolkit';
import type { ProductId } from '../../content/slugs';
import type { WishlistSort } from '../../domain/products';
import type { WishlistItem } from '../../domain/wishlist';
import { withListed, withoutListed } from '../../domain/wishlist';
import { isEqual } from '../../domain/isEqual';
import { demoItemsRemoved, lineMoved } from '../sharedActions';

export interface WishlistState {
  /** Sorted oldest first. */
  readonly items: readonly WishlistItem[];
  readonly sort: WishlistSort;
}

/** Three sample products, which specification §4 prescribes; one of them is low in stock. */
const initialState: WishlistState = {
  items: [
    { productId: 'conversational-ai-assistant', isDemoItem: true },
    { productId: 'review-sentiment-monitor', isDemoItem: true },
    { productId: 'fraud-shield', isDemoItem: true },
  ],
  sort: 'date-added',
};

export const wishlistSlice = createSlice({
  name: 'wishlist',
  initialState,
  reducers: {
    /** The heart button was pressed: adds the product, or removes it if it is on the list. */
    productToggled(
      state,
      { payload: { productId } }: PayloadAction<{ productId: ProductId }>,
    ): WishlistState {
      const isListed = state.items.some((item) => item.productId === productId);
      return withItems(
        state,
        isListed ? withoutListed(state.items, productId) : withListed(state.items, [productId]),
      );
    },
    /** A shared wishlist was added. */
    sharedListAdded(state, { payload }: PayloadAction<{ productIds: readonly ProductId[] }>): WishlistState {
      return withItems(state, withListed(state.items, payload.productIds));
    },
    productRemoved(state, { payload }: PayloadAction<{ productId: ProductId }>): WishlistState {
      return withItems(state, withoutListed(state.items, payload.productId));
    },
    wishlistCleared(state): WishlistState {
      return withItems(state, []);
    },
    sortChosen(state, { payload }: PayloadAction<{ sort: WishlistSort }>) {
      state.sort = payload.sort;
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(demoItemsRemoved, (state) =>
        withItems(
          state,
          state.items.filter(({ isDemoItem }) => !isDemoItem),
        ),
      )
      .addCase(lineMoved, (state, { payload }) =>
        withItems(state, withListed(state.items, [payload.productId])),
      );
  },
  selectors: { selectWishlistSort: ({ sort }) => sort },
});

/** Keeps the state if its items stay the same, so that nothing re-renders. */
function withItems(state: WishlistState, items: readonly WishlistItem[]): WishlistState {
  return isEqual(items, state.items) ? state : { ...state, items };
}

export const {
  productToggled,
  sharedListAdded,
  productRemoved,
  wishlistCleared,
  sortChosen: wishlistSortChosen,
} = wishlistSlice.actions;
export const { selectWishlistSort } = wishlistSlice.selectors;
