import type { PayloadAction } from '@reduxjs/toolkit';
import { createSlice } from '@reduxjs/toolkit';
import { findProduct } from '../../content/products/catalogue';
import type { ProductId } from '../../content/slugs';
import type { WishlistSort } from '../../domain/products';
import { isChanged, withOnly } from '../../domain/merge';
import type { WishlistEntry } from '../../domain/wishlist';
import { listedIds, wishlistEntries, withListed, withoutListed } from '../../domain/wishlist';
import type { ResetTo } from '../events';
import { demoReset, fillingRemoved, lineMoved } from '../events';

export interface WishlistState {
  /** The products in order, and among them those taken off, marked so. */
  readonly entries: readonly WishlistEntry[];
  readonly sort: WishlistSort;
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
};

/** What a demo that was reset has on the wishlist. */
const foundAfter: Readonly<Record<ResetTo, readonly WishlistEntry[]>> = {
  firstVisit: initialState.entries,
  nothing: [],
};

/** The products kept for later. */
const wishlistSlice = createSlice({
  name: 'wishlist',
  initialState,
  reducers: {
    /** The heart of a product was pressed: it joins the wishlist, or leaves it. */
    productToggled(state, { payload }: PayloadAction<{ productId: ProductId }>): WishlistState {
      return listedIds(state.entries).includes(payload.productId)
        ? without(state, [payload.productId])
        : withAdded(state, [payload.productId]);
    },
    /** Somebody's shared list was taken over: what is not on the wishlist yet joins it. */
    sharedListAdded(state, { payload }: PayloadAction<{ productIds: readonly ProductId[] }>): WishlistState {
      return withAdded(state, payload.productIds);
    },
    productRemoved(state, { payload }: PayloadAction<{ productId: ProductId }>): WishlistState {
      return without(state, [payload.productId]);
    },
    /** Everything that this release shows was taken off; a newer one may have listed more. */
    wishlistCleared(state): WishlistState {
      return without(
        state,
        listedIds(state.entries).filter((id) => findProduct(id) !== undefined),
      );
    },
    sortChosen(state, { payload }: PayloadAction<{ sort: WishlistSort }>): WishlistState {
      return { ...state, sort: payload.sort };
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(fillingRemoved, (state) =>
        without(
          state,
          state.entries.filter(isFilling).map(({ productId }) => productId),
        ),
      )
      .addCase(lineMoved, (state, { payload }) => withAdded(state, [payload.productId]))
      .addCase(demoReset, (state, { payload }): WishlistState => ({
        ...initialState,
        entries: withOnly(state.entries, foundAfter[payload.to], wishlistEntries),
      }));
  },
});

/** Whether a product is on the wishlist as the demo put it there: in its first place, or moved by nobody. */
export function isFilling(entry: WishlistEntry): boolean {
  return initialState.entries.some(
    ({ productId, added }) =>
      entry.isListed && productId === entry.productId && (added === entry.added || !isChanged(entry)),
  );
}

function withAdded(state: WishlistState, productIds: readonly ProductId[]): WishlistState {
  return { ...state, entries: withListed(state.entries, productIds) };
}

function without(state: WishlistState, productIds: readonly string[]): WishlistState {
  return { ...state, entries: withoutListed(state.entries, productIds) };
}

export const wishlistReducer = wishlistSlice.reducer;
export const {
  productToggled,
  sharedListAdded,
  productRemoved,
  wishlistCleared,
  sortChosen: wishlistSortChosen,
} = wishlistSlice.actions;
