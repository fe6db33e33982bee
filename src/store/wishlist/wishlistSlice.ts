import type { PayloadAction } from '@reduxjs/toolkit';
import { createSlice } from '@reduxjs/toolkit';
import type { ProductId } from '../../content/slugs';
import type { WishlistSort } from '../../domain/products';
import type { WishlistEntry } from '../../domain/wishlist';
import {
  listedIds,
  mergeWishlists,
  withListed,
  withListingRestored,
  withoutListed,
} from '../../domain/wishlist';
import { savedStateChanged } from '../persistence/savedStateChanged';

interface WishlistState {
  /** The products in order, and among them those taken off, marked so. */
  readonly entries: readonly WishlistEntry<ProductId>[];
  readonly sort: WishlistSort;
  /** What the last removal or clearing took off, so that it can be undone. Not saved. */
  readonly removed: readonly ProductId[] | null;
}

/** A first visit finds three products on the wishlist, one of them short in stock. */
const initialState: WishlistState = {
  entries: withListed<ProductId>(
    [],
    ['conversational-ai-assistant', 'review-sentiment-monitor', 'fraud-shield'],
  ).map((entry) => ({ ...entry, changed: 0 })),
  sort: 'date-added',
  removed: null,
};

/** The products kept for later. */
const wishlistSlice = createSlice({
  name: 'wishlist',
  initialState,
  reducers: {
    /** The heart of a product was pressed: it joins the wishlist, or leaves it. */
    productToggled(state, { payload }: PayloadAction<{ productId: ProductId }>): WishlistState {
      return listedIds(state.entries).includes(payload.productId)
        ? withRemoved(state, [payload.productId])
        : withAdded(state, [payload.productId]);
    },
    /** Somebody's shared list was taken over: what is not on the wishlist yet joins it. */
    sharedListAdded(state, { payload }: PayloadAction<{ productIds: readonly ProductId[] }>): WishlistState {
      return withAdded(state, payload.productIds);
    },
    productRemoved(state, { payload }: PayloadAction<{ productId: ProductId }>): WishlistState {
      return withRemoved(state, [payload.productId]);
    },
    wishlistCleared(state): WishlistState {
      return withRemoved(state, listedIds(state.entries));
    },
    /** What the last removal or clearing took off is on the wishlist again, in its old place. */
    removalUndone(state): WishlistState {
      if (!state.removed) return state;
      return { ...state, entries: withListingRestored(state.entries, state.removed), removed: null };
    },
    sortChosen(state, { payload }: PayloadAction<{ sort: WishlistSort }>): WishlistState {
      return { ...state, sort: payload.sort };
    },
  },
  extraReducers: (builder) => {
    builder.addCase(savedStateChanged, (state, { payload }): WishlistState => {
      const entries = mergeWishlists(state.entries, payload.wishlist?.entries ?? []);
      return entries === state.entries ? state : { ...state, entries };
    });
  },
});

function withAdded(state: WishlistState, productIds: readonly ProductId[]): WishlistState {
  return { ...state, entries: withListed(state.entries, productIds), removed: null };
}

function withRemoved(state: WishlistState, productIds: readonly ProductId[]): WishlistState {
  const entries = withoutListed(state.entries, productIds);
  return entries === state.entries ? state : { ...state, entries, removed: productIds };
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
