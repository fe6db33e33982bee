import type { PayloadAction } from '@reduxjs/toolkit';
import { createSlice } from '@reduxjs/toolkit';
import { findProduct } from '../../content/products/catalogue';
import type { ProductId } from '../../content/slugs';
import type { BillingPeriod } from '../../domain/billing';
import type { CartEntry, CartLine, LineKey } from '../../domain/cart';
import {
  areLinesAlike,
  cartEntries,
  lineKey,
  linesOf,
  withBillingChanged,
  withLineAdded,
  withLineSet,
  withLinesReplaced,
  withQuantity,
  withoutLines,
} from '../../domain/cart';
import { isChanged, withOnly } from '../../domain/merge';
import type { ResetTo } from '../events';
import { demoReset, fillingRemoved, lineMoved, orderPlaced, sharedCartTaken } from '../events';

export interface CartState {
  /** The lines in order, and among them the removed ones with quantity 0. Selectors leave those out. */
  readonly entries: readonly CartEntry[];
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
};

/** What a demo that was reset has in the cart. */
const foundAfter: Readonly<Record<ResetTo, readonly CartEntry[]>> = {
  firstVisit: initialState.entries,
  nothing: [],
};

/** Whether a line is as the demo put it there: in its first place, or changed by nobody. */
export function isFilling(line: CartEntry): boolean {
  return initialState.entries.some(
    (first) => areLinesAlike(first, line) && (line.added === first.added || !isChanged(line)),
  );
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
        ? without(state, (line) => lineKey(line) === key)
        : withEntries(state, withQuantity(state.entries, key, quantity));
    },
    /** A line is billed by another period; it joins the line that has that period already. */
    billingChanged(state, { payload }: PayloadAction<{ key: LineKey; billing: BillingPeriod }>): CartState {
      return withEntries(state, withBillingChanged(state.entries, payload.key, payload.billing));
    },
    lineRemoved(state, { payload }: PayloadAction<{ key: LineKey }>): CartState {
      return without(state, (line) => lineKey(line) === payload.key);
    },
    /** Every line that this release shows was taken out. */
    cartEmptied(state): CartState {
      return without(state, isShown);
    },
    /** A cart that came by a link was added: each of its lines joins the line that has its identity. */
    sharedCartAdded: withLinesAdded,
    /** What had been ordered before was added in the same way. */
    orderRepeated: withLinesAdded,
    /** A command to the assistant was followed: each of these lines has that quantity now, and one with 0 is removed. */
    commandFollowed(state, { payload }: PayloadAction<{ lines: readonly CartLine[] }>): CartState {
      return withEntries(state, payload.lines.reduce(withLineSet, state.entries));
    },
    /** The visitor took over a cart of another moment. */
    cartReplaced(state, { payload }: PayloadAction<{ lines: readonly CartLine[] }>): CartState {
      return { entries: withLinesReplaced(state.entries, payload.lines) };
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(lineMoved, (state, { payload }) => without(state, (line) => lineKey(line) === payload.key))
      .addCase(fillingRemoved, (state) => without(state, isFilling))
      .addCase(sharedCartTaken, (state, { payload }): CartState => ({
        entries: payload.lines.reduce(withLineAdded, without(state, isShown).entries),
      }))
      // What was not ordered stays: a newer release may have left a line that this one does not show.
      .addCase(orderPlaced, (state, { payload }): CartState => ({
        entries: withoutLines(state.entries, payload.lines),
      }))
      .addCase(demoReset, (state, { payload }): CartState => ({
        entries: withOnly(state.entries, foundAfter[payload.to], cartEntries),
      }));
  },
});

function withEntries(state: CartState, entries: readonly CartEntry[]): CartState {
  return entries === state.entries ? state : { entries };
}

function withLinesAdded(
  state: CartState,
  { payload }: PayloadAction<{ lines: readonly CartLine[] }>,
): CartState {
  return withEntries(state, payload.lines.reduce(withLineAdded, state.entries));
}

/** The cart without the lines that `isConcerned` names. */
function without(state: CartState, isConcerned: (line: CartEntry) => boolean): CartState {
  return withEntries(state, withoutLines(state.entries, linesOf(state.entries).filter(isConcerned)));
}

export const cartReducer = cartSlice.reducer;
export const {
  lineAdded,
  productsAdded,
  quantityChanged,
  billingChanged,
  lineRemoved,
  cartEmptied,
  sharedCartAdded,
  orderRepeated,
  commandFollowed,
  cartReplaced,
} = cartSlice.actions;
