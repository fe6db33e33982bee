import type { PayloadAction } from '@reduxjs/toolkit';
import { createSlice } from '@reduxjs/toolkit';
import type { ProductId } from '../../content/slugs';
import type { WishlistSort } from '../../domain/products';
import { removeFirst } from '../../domain/removeFirst';
import type { WishlistItem } from '../../domain/wishlist';
import { demoItemsRemoved } from '../demoActions';
import { lineMoved } from '../cart/cartSlice';

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
      if (state.items.some((item) => item.productId === productId)) remove(state, productId);
      else add(state, productId);
    },
    /** A shared wishlist was added. */
    sharedListAdded(state, { payload }: PayloadAction<{ productIds: readonly ProductId[] }>) {
      for (const productId of payload.productIds) add(state, productId);
    },
    productRemoved(state, { payload }: PayloadAction<{ productId: ProductId }>) {
      remove(state, payload.productId);
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
        const samples = state.items.filter(({ isDemoItem }) => isDemoItem);
        for (const { productId } of samples) remove(state, productId);
      })
      .addCase(lineMoved, (state, { payload }) => {
        add(state, payload.productId);
      });
  },
  selectors: {
    selectWishlistItems: ({ items }): readonly WishlistItem[] => items,
    selectWishlistSort: ({ sort }) => sort,
  },
});

/** Adds a product at the end, unless it's listed. */
function add({ items }: WishlistState, productId: string) {
  if (!items.some((item) => item.productId === productId)) items.push({ productId });
}

function remove({ items }: WishlistState, productId: string) {
  removeFirst(items, (item) => item.productId === productId);
}

export const { productToggled, sharedListAdded, productRemoved, wishlistCleared, sortChosen } =
  wishlistSlice.actions;
export const { selectWishlistItems, selectWishlistSort } = wishlistSlice.selectors;
