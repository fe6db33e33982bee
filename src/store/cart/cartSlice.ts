import type { PayloadAction } from '@reduxjs/toolkit';
import { createSlice } from '@reduxjs/toolkit';
import { findProduct } from '../../content/products/catalogue';
import type { ProductId } from '../../content/slugs';
import type { BillingPeriod } from '../../domain/billing';
import type { CartEntry, CartLine, LineKey } from '../../domain/cart';
import {
  areLinesAlike,
  lineKey,
  linesOf,
  withBillingChanged,
  withLineAdded,
  withLinesReplaced,
  withLinesRestored,
  withQuantity,
  withoutLines,
} from '../../domain/cart';
import type { LineMove } from '../events';
import {
  fillingRemovalUndone,
  fillingRemoved,
  lineMoveUndone,
  lineMoved,
  orderPlaced,
  sharedCartTaken,
} from '../events';

/** How lines left the cart, which decides what puts them back. */
export type RemovalCause =
  | { readonly kind: 'removed' }
  /** To the wishlist. */
  | { readonly kind: 'moved'; readonly move: LineMove }
  /** With what the demo had put on the wishlist. */
  | { readonly kind: 'fillingRemoved' };

/** Lines that one event took out of the cart, so that it can be undone. */
export interface CartRemoval {
  /** As they were, with the times that are their places. */
  readonly lines: readonly CartEntry[];
  readonly cause: RemovalCause;
}

export interface CartState {
  /** The lines in order, and among them the removed ones with quantity 0. Selectors leave those out. */
  readonly entries: readonly CartEntry[];
  /** What can be undone, the oldest first; a line is in one of them at most. Not saved. */
  readonly removals: readonly CartRemoval[];
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
  removals: [],
};

/** Whether a line is as a first visit finds it. */
export function isFilling(line: CartLine): boolean {
  return initialState.entries.some((first) => areLinesAlike(first, line));
}

/** Whether this release can show a line; a newer one may have put in others, which stay. */
function isShown({ productId }: CartLine): boolean {
  return findProduct(productId) !== undefined;
}

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
        ? withRemoved(state, (line) => lineKey(line) === key)
        : withEntries(state, withQuantity(state.entries, key, quantity));
    },
    /** A line is billed by another period; it joins the line that has that period already. */
    billingChanged(state, { payload }: PayloadAction<{ key: LineKey; billing: BillingPeriod }>): CartState {
      return withEntries(state, withBillingChanged(state.entries, payload.key, payload.billing));
    },
    lineRemoved(state, { payload }: PayloadAction<{ key: LineKey }>): CartState {
      return withRemoved(state, (line) => lineKey(line) === payload.key);
    },
    /** Every line that this release shows was taken out. */
    cartEmptied(state): CartState {
      return withRemoved(state, isShown);
    },
    /** A removed line is in its place again, and with it those that were removed by the same event. */
    removalUndone(state, { payload }: PayloadAction<{ key: LineKey }>): CartState {
      return withRestored(state, hasLine(payload.key));
    },
    /** A cart that came by a link was added: each of its lines joins the line that has its identity. */
    sharedCartAdded(state, { payload }: PayloadAction<{ lines: readonly CartLine[] }>): CartState {
      return withEntries(state, payload.lines.reduce(withLineAdded, state.entries));
    },
    /** The visitor took over a cart of another moment, began anew, or undid either. */
    cartReplaced(state, { payload }: PayloadAction<{ lines: readonly CartLine[] }>): CartState {
      return { entries: withLinesReplaced(state.entries, payload.lines), removals: [] };
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(lineMoved, (state, { payload }) =>
        withRemoved(state, (line) => lineKey(line) === payload.key, { kind: 'moved', move: payload }),
      )
      .addCase(lineMoveUndone, (state, { payload }) => withRestored(state, hasLine(payload.key)))
      .addCase(fillingRemoved, (state) => withRemoved(state, isFilling, { kind: 'fillingRemoved' }))
      .addCase(fillingRemovalUndone, (state) =>
        withRestored(state, ({ cause }) => cause.kind === 'fillingRemoved'),
      )
      .addCase(sharedCartTaken, (state, { payload }): CartState => ({
        entries: payload.lines.reduce(
          withLineAdded,
          withoutLines(state.entries, linesOf(state.entries).filter(isShown)),
        ),
        removals: [],
      }))
      // What was not ordered stays: a newer release may have left a line that this one does not show.
      .addCase(orderPlaced, (state, { payload }): CartState => ({
        entries: withoutLines(state.entries, payload.lines),
        removals: [],
      }));
  },
});

function withEntries(state: CartState, entries: readonly CartEntry[]): CartState {
  return entries === state.entries ? state : { ...state, entries };
}

/** The cart without the lines that `isConcerned` names, which can be undone as one. */
function withRemoved(
  state: CartState,
  isConcerned: (line: CartEntry) => boolean,
  cause: RemovalCause = { kind: 'removed' },
): CartState {
  const lines = linesOf(state.entries).filter(isConcerned);
  if (lines.length === 0) return state;
  // A line that was removed before, and added again since, goes back to what it was last.
  const keys = lines.map(lineKey);
  const earlier = state.removals
    .map((removal) => ({ ...removal, lines: removal.lines.filter((line) => !keys.includes(lineKey(line))) }))
    .filter((removal) => removal.lines.length > 0);
  return { entries: withoutLines(state.entries, lines), removals: [...earlier, { lines, cause }] };
}

/** Whether a removal took out a line. */
const hasLine =
  (key: LineKey) =>
  ({ lines }: CartRemoval): boolean =>
    lines.some((line) => lineKey(line) === key);

/** The cart with the lines of the removal that `isUndone` names in their places. */
function withRestored(state: CartState, isUndone: (removal: CartRemoval) => boolean): CartState {
  const undone = state.removals.find(isUndone);
  if (!undone) return state;
  return {
    entries: withLinesRestored(state.entries, undone.lines),
    removals: state.removals.filter((removal) => removal !== undone),
  };
}

export const cartReducer = cartSlice.reducer;
export const {
  lineAdded,
  productsAdded,
  quantityChanged,
  billingChanged,
  lineRemoved,
  cartEmptied,
  removalUndone,
  sharedCartAdded,
  cartReplaced,
} = cartSlice.actions;
