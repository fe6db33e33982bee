import type { PayloadAction } from '@reduxjs/toolkit';
import { createSlice } from '@reduxjs/toolkit';
import type { ProductId } from '../../content/slugs';
import type { BillingPeriod } from '../../domain/billing';
import type { CartLine, LineKey } from '../../domain/cart';
import { lineKey, withBillingChanged, withLineAdded, withLineInserted, withoutLine } from '../../domain/cart';
import { isQuantity } from '../../domain/quantity';
import { orderPlaced } from '../checkout/checkoutSlice';

/** A line that was taken out, and where it stood, so that it can be put back in place. */
export interface RemovedLine {
  readonly line: CartLine;
  readonly index: number;
}

export interface CartState {
  readonly lines: readonly CartLine[];
  /** The line removed last; it can be undone until the cart changes otherwise. Not saved. */
  readonly removed: RemovedLine | null;
}

/** A first visit finds two products in the cart (specification §4, decisions.md). */
const initialState: CartState = {
  lines: [
    { productId: 'ai-personalization-engine', billing: 'monthly', quantity: 1 },
    { productId: 'dynamic-pricing-optimizer', billing: 'monthly', quantity: 1 },
  ],
  removed: null,
};

/** What stands in the cart. Lines hold ids only; names and prices come from the catalogue, through selectors. */
const cartSlice = createSlice({
  name: 'cart',
  initialState,
  reducers: {
    /** A product was added with a quantity and a billing period; it joins the line that stands for both. */
    lineAdded(
      state,
      { payload }: PayloadAction<{ productId: ProductId; quantity: number; billing: BillingPeriod }>,
    ): CartState {
      return withLines(state, withLineAdded(state.lines, payload));
    },
    /** Several products were added, one of each by the month: the wishlist's 'Add All to Cart'. */
    productsAdded(state, { payload }: PayloadAction<{ productIds: readonly ProductId[] }>): CartState {
      const lines = payload.productIds.reduce<readonly CartLine[]>(
        (added, productId) => withLineAdded(added, { productId, quantity: 1, billing: 'monthly' }),
        state.lines,
      );
      return withLines(state, lines);
    },
    /** A line's quantity was set. 0 or less removes the line; what is no quantity changes nothing. */
    quantityChanged(state, { payload }: PayloadAction<{ key: LineKey; quantity: number }>): CartState {
      const { key, quantity } = payload;
      if (quantity <= 0) return withRemoved(state, key);
      const index = state.lines.findIndex((line) => lineKey(line) === key);
      const line = state.lines[index];
      if (!isQuantity(quantity) || !line || line.quantity === quantity) return state;
      return withLines(state, state.lines.with(index, { ...line, quantity }));
    },
    /** A line is billed by another period; it joins the line that has that period already. */
    billingChanged(state, { payload }: PayloadAction<{ key: LineKey; billing: BillingPeriod }>): CartState {
      return withLines(state, withBillingChanged(state.lines, payload.key, payload.billing));
    },
    lineRemoved(state, { payload }: PayloadAction<{ key: LineKey }>): CartState {
      return withRemoved(state, payload.key);
    },
    /** The line that was removed last stands in its place again. */
    removalUndone(state): CartState {
      if (!state.removed) return state;
      const { line, index } = state.removed;
      return { lines: withLineInserted(state.lines, line, index), removed: null };
    },
  },
  extraReducers: (builder) => {
    builder.addCase(orderPlaced, (): CartState => ({ lines: [], removed: null }));
  },
});

/** The cart with other lines, which ends the undoing of a removal; lines that stayed the same do not. */
function withLines(state: CartState, lines: readonly CartLine[]): CartState {
  return lines === state.lines ? state : { lines, removed: null };
}

function withRemoved(state: CartState, key: LineKey): CartState {
  const index = state.lines.findIndex((line) => lineKey(line) === key);
  const line = state.lines[index];
  return line ? { lines: withoutLine(state.lines, key), removed: { line, index } } : state;
}

export const cartReducer = cartSlice.reducer;
export const { lineAdded, productsAdded, quantityChanged, billingChanged, lineRemoved, removalUndone } =
  cartSlice.actions;
