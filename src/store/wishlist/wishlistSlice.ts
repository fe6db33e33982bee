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
import { fillingRemovalUndone, fillingRemoved, lineMoveUndone, lineMoved } from '../events';

/** Products that one event took off the wishlist, so that it can be undone. */
export interface WishlistRemoval {
  /** In the order of the list; one at least. */
  readonly productIds: readonly string[];
  /** Whether they went with what the demo had put into the cart, and come back with it. */
  readonly isFilling: boolean;
}

export interface WishlistState {
  /** The products in order, and among them those taken off, marked so. */
  readonly entries: readonly WishlistEntry[];
  readonly sort: WishlistSort;
  /** What can be undone, the oldest first; a product is in one of them at most. Not saved. */
  readonly removals: readonly WishlistRemoval[];
}

/** The state that the wishlist's selectors read. */
export interface WishlistRoot {
  readonly wishlist: WishlistState;
}

/** A first visit finds three products on the wishlist, one of them short in stock. */
export const firstListed: readonly ProductId[] = [
  'conversational-ai-assistant',
  'review-sentiment-monitor',
  'fraud-shield',
];

const initialState: WishlistState = {
  entries: withListed([], firstListed).map((entry) => ({ ...entry, changed: 0 })),
  sort: 'date-added',
  removals: [],
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
    /** A product is on the wishlist again, in its old place, and with it those that the same event took off. */
    removalUndone(state, { payload }: PayloadAction<{ productId: ProductId }>): WishlistState {
      return withRestored(state, ({ productIds }) => productIds.includes(payload.productId));
    },
    /** The visitor began anew, or undid it. */
    wishlistReplaced(state, { payload }: PayloadAction<{ productIds: readonly string[] }>): WishlistState {
      return { ...state, entries: withListReplaced(state.entries, payload.productIds), removals: [] };
    },
    sortChosen(state, { payload }: PayloadAction<{ sort: WishlistSort }>): WishlistState {
      return { ...state, sort: payload.sort };
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(fillingRemoved, (state) => withRemoved(state, firstListed, true))
      .addCase(fillingRemovalUndone, (state) => withRestored(state, ({ isFilling }) => isFilling))
      .addCase(lineMoved, (state, { payload }) => withAdded(state, [payload.productId]))
      .addCase(lineMoveUndone, (state, { payload }) =>
        payload.isNewOnWishlist
          ? { ...state, entries: withoutListed(state.entries, [payload.productId]) }
          : state,
      );
  },
});

function withAdded(state: WishlistState, productIds: readonly ProductId[]): WishlistState {
  return { ...state, entries: withListed(state.entries, productIds) };
}

function withRemoved(state: WishlistState, productIds: readonly string[], isFilling = false): WishlistState {
  const removed = listedIds(state.entries).filter((id) => productIds.includes(id));
  if (removed.length === 0) return state;
  // What was taken off before, and added again since, goes back to where it was last.
  const earlier = state.removals
    .map((removal) => ({
      ...removal,
      productIds: removal.productIds.filter((id) => !removed.includes(id)),
    }))
    .filter((removal) => removal.productIds.length > 0);
  return {
    ...state,
    entries: withoutListed(state.entries, removed),
    removals: [...earlier, { productIds: removed, isFilling }],
  };
}

/** The list with what the removal that `isUndone` names took off, in the old places. */
function withRestored(state: WishlistState, isUndone: (removal: WishlistRemoval) => boolean): WishlistState {
  const undone = state.removals.find(isUndone);
  if (!undone) return state;
  return {
    ...state,
    entries: withListingRestored(state.entries, undone.productIds),
    removals: state.removals.filter((removal) => removal !== undone),
  };
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
