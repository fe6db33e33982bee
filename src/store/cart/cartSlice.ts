import type { PayloadAction } from '@reduxjs/toolkit';
import { createSlice } from '@reduxjs/toolkit';
import type { ProductId } from '../../content/slugs';
import type { BillingPeriod } from '../../domain/billing';
import type { CartEntry, CartLine, LineKey } from '../../domain/cart';
import {
  lineKey,
  linesOf,
  withBillingChanged,
  withLineAdded,
  withLinesReplaced,
  withLineRestored,
  withQuantity,
  withoutLine,
  withoutLines,
} from '../../domain/cart';
import { orderPlaced } from '../events';

export interface CartState {
  /** The lines in order, and among them the removed ones with quantity 0. Selectors leave those out. */
  readonly entries: readonly CartEntry[];
  /** The line removed last; it can be undone until the cart changes otherwise. Not saved. */
  readonly removed: CartEntry | null;
}

/** The state that the cart's selectors read. */
export interface CartRoot {
  readonly cart: CartState;
}

/** A first visit finds two products in the cart (specification §4). */
const initialState: CartState = {
  entries: [
    { productId: 'ai-personalization-engine', billing: 'monthly', quantity: 1, added: 0, changed: 0 },
    { productId: 'dynamic-pricing-optimizer', billing: 'monthly', quantity: 1, added: 0, changed: 0 },
  ],
  removed: null,
};

/** What is in the cart. Lines hold ids only; names and prices come from the catalogue, through selectors. */
const cartSlice = createSlice({
  name: 'cart',
  initialState,
  reducers: {
    /** A product was added with a quantity and a billing period; it joins the line that has both. */
    lineAdded(
      state,
      { payload }: PayloadAction<{ productId: ProductId; quantity: number; billing: BillingPeriod }>,
    ): CartState {
      return withEntries(state, withLineAdded(state.entries, payload));
    },
    /** Several products were added, one of each by the month: the wishlist's 'Add All to Cart'. */
    productsAdded(state, { payload }: PayloadAction<{ productIds: readonly ProductId[] }>): CartState {
      const entries = payload.productIds.reduce<readonly CartEntry[]>(
        (added, productId) => withLineAdded(added, { productId, quantity: 1, billing: 'monthly' }),
        state.entries,
      );
      return withEntries(state, entries);
    },
    /** A line's quantity was set. 0 or less removes the line; what is no quantity changes nothing. */
    quantityChanged(state, { payload }: PayloadAction<{ key: LineKey; quantity: number }>): CartState {
      const { key, quantity } = payload;
      return quantity <= 0
        ? withRemoved(state, key)
        : withEntries(state, withQuantity(state.entries, key, quantity));
    },
    /** A line is billed by another period; it joins the line that has that period already. */
    billingChanged(state, { payload }: PayloadAction<{ key: LineKey; billing: BillingPeriod }>): CartState {
      return withEntries(state, withBillingChanged(state.entries, payload.key, payload.billing));
    },
    lineRemoved(state, { payload }: PayloadAction<{ key: LineKey }>): CartState {
      return withRemoved(state, payload.key);
    },
    /** The line that was removed last is in its place again. */
    removalUndone(state): CartState {
      if (!state.removed) return state;
      return { entries: withLineRestored(state.entries, state.removed), removed: null };
    },
    /** The visitor took over a cart of another moment, began anew, or undid either. */
    cartReplaced(state, { payload }: PayloadAction<{ lines: readonly CartLine[] }>): CartState {
      return withEntries(state, withLinesReplaced(state.entries, payload.lines));
    },
  },
  extraReducers: (builder) => {
    // What was not ordered stays: a newer release may have left a line that this one does not show.
    builder.addCase(orderPlaced, (state, { payload }): CartState => ({
      entries: withoutLines(state.entries, payload.lines),
      removed: null,
    }));
  },
});

/** The cart with other entries, which ends the undoing of a removal; entries that stayed the same do not. */
function withEntries(state: CartState, entries: readonly CartEntry[]): CartState {
  return entries === state.entries ? state : { entries, removed: null };
}

function withRemoved(state: CartState, key: LineKey): CartState {
  const removed = linesOf(state.entries).find((line) => lineKey(line) === key);
  return removed ? { entries: withoutLine(state.entries, key), removed } : state;
}

export const cartReducer = cartSlice.reducer;
export const {
  lineAdded,
  productsAdded,
  quantityChanged,
  billingChanged,
  lineRemoved,
  removalUndone,
  cartReplaced,
} = cartSlice.actions;
