import type { PayloadAction } from '@reduxjs/toolkit';
import { createSlice } from '@reduxjs/toolkit';
import { findProduct } from '../../content/products/catalogue';
import type { ProductId } from '../../content/slugs';
import type { WishlistSort } from '../../domain/products';
import type { WishlistEntry } from '../../domain/wishlist';
import {
  listedIds,
  withListReplaced,
  withListed,
  withListingRestored,
  withoutListed,
} from '../../domain/wishlist';

export interface WishlistState {
  /** The products in order, and among them those taken off, marked so. */
  readonly entries: readonly WishlistEntry[];
  readonly sort: WishlistSort;
  /** What the last removal or clearing took off, so that it can be undone. Not saved. */
  readonly removed: readonly string[] | null;
}

/** The state that the wishlist's selectors read. */
export interface WishlistRoot {
  readonly wishlist: WishlistState;
}

/** A first visit finds three products on the wishlist, one of them short in stock. */
const firstListed: readonly ProductId[] = [
  'conversational-ai-assistant',
  'review-sentiment-monitor',
  'fraud-shield',
];

const initialState: WishlistState = {
  entries: withListed([], firstListed).map((entry) => ({ ...entry, changed: 0 })),
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
    /** Everything that this release shows was taken off; a newer one may have listed more. */
    wishlistCleared(state): WishlistState {
      return withRemoved(
        state,
        listedIds(state.entries).filter((id) => findProduct(id) !== undefined),
      );
    },
    /** What the last removal or clearing took off is on the wishlist again, in its old place. */
    removalUndone(state): WishlistState {
      if (!state.removed) return state;
      return { ...state, entries: withListingRestored(state.entries, state.removed), removed: null };
    },
    /** The visitor began anew, or undid it. */
    wishlistReplaced(state, { payload }: PayloadAction<{ productIds: readonly string[] }>): WishlistState {
      return { ...state, entries: withListReplaced(state.entries, payload.productIds), removed: null };
    },
    sortChosen(state, { payload }: PayloadAction<{ sort: WishlistSort }>): WishlistState {
      return { ...state, sort: payload.sort };
    },
  },
});

function withAdded(state: WishlistState, productIds: readonly ProductId[]): WishlistState {
  return { ...state, entries: withListed(state.entries, productIds), removed: null };
}

function withRemoved(state: WishlistState, productIds: readonly string[]): WishlistState {
  const entries = withoutListed(state.entries, productIds);
  return entries === state.entries ? state : { ...state, entries, removed: productIds };
}

export const wishlistReducer = wishlistSlice.reducer;
export const {
  productToggled,
  sharedListAdded,
  productRemoved,
  wishlistCleared,
  wishlistReplaced,
  removalUndone: wishlistRemovalUndone,
  sortChosen: wishlistSortChosen,
} = wishlistSlice.actions;
