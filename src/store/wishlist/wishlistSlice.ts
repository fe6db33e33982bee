import type { PayloadAction } from '@reduxjs/toolkit';
import { createSlice } from '@reduxjs/toolkit';
import type { ProductId } from '../../content/slugs';
import type { WishlistSort } from '../../domain/products';

export interface WishlistState {
  /** Oldest first. */
  readonly productIds: readonly ProductId[];
  readonly sort: WishlistSort;
  /** The ids as they stood before the last removal or clearing, so that it can be undone. Not saved. */
  readonly beforeRemoval: readonly ProductId[] | null;
}

/** A first visit finds three products on the wishlist (decisions.md). */
const initialState: WishlistState = {
  productIds: ['conversational-ai-assistant', 'review-sentiment-monitor', 'fraud-shield'],
  sort: 'date-added',
  beforeRemoval: null,
};

/** The products kept for later. */
const wishlistSlice = createSlice({
  name: 'wishlist',
  initialState,
  reducers: {
    /** The heart of a product was pressed: it joins the wishlist, or leaves it. */
    productToggled(state, { payload }: PayloadAction<{ productId: ProductId }>): WishlistState {
      return state.productIds.includes(payload.productId)
        ? without(state, payload.productId)
        : { ...state, productIds: [...state.productIds, payload.productId], beforeRemoval: null };
    },
    /** Somebody's shared list was taken over: what is not on the wishlist yet joins it. */
    sharedListAdded(state, { payload }: PayloadAction<{ productIds: readonly ProductId[] }>): WishlistState {
      return {
        ...state,
        productIds: [...new Set([...state.productIds, ...payload.productIds])],
        beforeRemoval: null,
      };
    },
    productRemoved(state, { payload }: PayloadAction<{ productId: ProductId }>): WishlistState {
      return without(state, payload.productId);
    },
    wishlistCleared(state): WishlistState {
      return state.productIds.length === 0
        ? state
        : { ...state, productIds: [], beforeRemoval: state.productIds };
    },
    /** The wishlist stands as it did before the last removal or clearing. */
    removalUndone(state): WishlistState {
      return state.beforeRemoval ? { ...state, productIds: state.beforeRemoval, beforeRemoval: null } : state;
    },
    sortChosen(state, { payload }: PayloadAction<{ sort: WishlistSort }>): WishlistState {
      return { ...state, sort: payload.sort };
    },
  },
});

function without(state: WishlistState, productId: ProductId): WishlistState {
  if (!state.productIds.includes(productId)) return state;
  return {
    ...state,
    productIds: state.productIds.filter((id) => id !== productId),
    beforeRemoval: state.productIds,
  };
}

export const wishlistReducer = wishlistSlice.reducer;
export const {
  productToggled,
  sharedListAdded,
  productRemoved,
  wishlistCleared,
  removalUndone: wishlistRemovalUndone,
  sortChosen: wishlistSortChosen,
} = wishlistSlice.actions;
