import type { PayloadAction } from '@reduxjs/toolkit';
import { createSlice } from '@reduxjs/toolkit';
import type { ProductId } from '../../content/slugs';
import type { WishlistSort } from '../../domain/products';
import type { WishlistItem } from '../../domain/wishlist';
import { withListed, withoutListed, withoutSamples } from '../../domain/wishlist';
import { demoItemsRemoved, lineMoved } from '../crossSliceActions';

export interface WishlistState {
  /** Sorted oldest first. */
  items: WishlistItem[];
  sort: WishlistSort;
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
    productToggled(state, { payload: { productId } }: PayloadAction<{ productId: ProductId }>) {
      const isListed = state.items.some((item) => item.productId === productId);
      state.items = isListed ? withoutListed(state.items, productId) : withListed(state.items, [productId]);
    },
    /** A shared wishlist was added. */
    sharedListAdded(state, { payload }: PayloadAction<{ productIds: readonly ProductId[] }>) {
      state.items = withListed(state.items, payload.productIds);
    },
    productRemoved(state, { payload }: PayloadAction<{ productId: ProductId }>) {
      state.items = withoutListed(state.items, payload.productId);
    },
    wishlistCleared(state) {
      state.items.length = 0;
    },
    sortChosen(state, { payload }: PayloadAction<{ sort: WishlistSort }>) {
      state.sort = payload.sort;
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(demoItemsRemoved, (state) => {
        state.items = withoutSamples(state.items);
      })
      .addCase(lineMoved, (state, { payload }) => {
        state.items = withListed(state.items, [payload.productId]);
      });
  },
  selectors: { selectWishlistItems: ({ items }) => items, selectWishlistSort: ({ sort }) => sort },
});

export const { productToggled, sharedListAdded, productRemoved, wishlistCleared, sortChosen } =
  wishlistSlice.actions;
export const { selectWishlistItems, selectWishlistSort } = wishlistSlice.selectors;
