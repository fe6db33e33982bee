import type { PayloadAction } from '@reduxjs/toolkit';
import { createSlice } from '@reduxjs/toolkit';
import type { ProductId } from '../../content/slugs';
import type { BillingPeriod } from '../../domain/billing';
import type { CartLine, LineKey } from '../../domain/cart';
import {
  lineKey,
  pickLine,
  withBillingChanged,
  withLineAdded,
  withLineSet,
  withQuantity,
  withoutLine,
  withoutSamples,
} from '../../domain/cart';
import { isEqual } from '../../domain/isEqual';
import { demoItemsRemoved, lineMoved, orderPlaced, sharedCartTaken, stepCompleted } from '../sharedActions';

export interface CartState {
  /** Oldest first. Lines contain only ids; names and prices come from the catalog. */
  readonly lines: readonly CartLine[];
  /**
   * Null until the first checkout, then random; after an order, that order's number. Order numbers derive from it, so
   * that two tabs which order the same cart get the same.
   */
  readonly id: string | null;
}

/** Two sample products, which specification §4 prescribes. */
const initialState: CartState = {
  lines: [
    { productId: 'ai-personalization-engine', billing: 'monthly', quantity: 1, isDemoItem: true },
    { productId: 'dynamic-pricing-optimizer', billing: 'monthly', quantity: 1, isDemoItem: true },
  ],
  id: null,
};

export const cartSlice = createSlice({
  name: 'cart',
  initialState,
  reducers: {
    /** Adds to the line with the same product and billing period, if there is one. */
    lineAdded(
      state,
      { payload }: PayloadAction<{ productId: ProductId; quantity: number; billing: BillingPeriod }>,
    ): CartState {
      return withLines(state, withLineAdded(state.lines, payload));
    },
    /**
     * Adds one of each ('Add All to Cart'). `billing` is missing in older exported visits, which means
     * monthly.
     */
    productsAdded(
      state,
      { payload }: PayloadAction<{ productIds: readonly ProductId[]; billing?: BillingPeriod }>,
    ): CartState {
      const added = payload.productIds.map((productId): CartLine => ({
        productId,
        quantity: 1,
        billing: payload.billing ?? 'monthly',
      }));
      return withLines(state, added.reduce(withLineAdded, state.lines));
    },
    /** Sets a line's quantity. A quantity of 0 or less removes the line; other invalid quantities are ignored. */
    quantityChanged(state, { payload }: PayloadAction<{ key: LineKey; quantity: number }>): CartState {
      const { key, quantity } = payload;
      return withLines(
        state,
        quantity <= 0 ? withoutLine(state.lines, key) : withQuantity(state.lines, key, quantity),
      );
    },
    /**
     * Changes a line's billing period. Merges the line with the one that already has that period, if there is one.
     */
    billingChanged(state, { payload }: PayloadAction<{ key: LineKey; billing: BillingPeriod }>): CartState {
      return withLines(state, withBillingChanged(state.lines, payload.key, payload.billing));
    },
    lineRemoved(state, { payload }: PayloadAction<{ key: LineKey }>): CartState {
      return withLines(state, withoutLine(state.lines, payload.key));
    },
    cartEmptied: (state): CartState => withLines(state, []),
    /** The cart of a shared link was added to the visitor's own. */
    sharedCartAdded: withLinesAdded,
    orderRepeated: withLinesAdded,
    /** Sets the quantity of each line that a command to the assistant changed; 0 removes the line. */
    commandFollowed(state, { payload }: PayloadAction<{ lines: readonly CartLine[] }>): CartState {
      return withLines(state, payload.lines.reduce(withLineSet, state.lines));
    },
    /** The visitor restored an earlier cart on /store. */
    cartReplaced: withLinesReplaced,
  },
  extraReducers: (builder) => {
    builder
      .addCase(lineMoved, (state, { payload }) => withLines(state, withoutLine(state.lines, payload.key)))
      .addCase(demoItemsRemoved, (state) => withLines(state, withoutSamples(state.lines)))
      .addCase(sharedCartTaken, withLinesReplaced)
      .addCase(stepCompleted, (state, { payload }) => ({
        // Sample products become the visitor's own at checkout.
        ...withLines(state, state.lines.map(pickLine)),
        id: state.id ?? payload.cartId,
      }))
      .addCase(orderPlaced, (state, { payload }) => {
        const ordered = payload.order.lines.map(lineKey);
        return {
          lines: state.lines.filter((line) => !ordered.includes(lineKey(line))),
          id: payload.order.number,
        };
      });
  },
});

type Lines = PayloadAction<{ readonly lines: readonly CartLine[] }>;

function withLinesAdded(state: CartState, { payload }: Lines): CartState {
  return withLines(state, payload.lines.reduce(withLineAdded, state.lines));
}

function withLinesReplaced(state: CartState, { payload }: Lines): CartState {
  return withLines(state, payload.lines.reduce(withLineAdded, []));
}

/** Keeps the state if its lines stay the same, so that nothing re-renders. */
function withLines(state: CartState, lines: readonly CartLine[]): CartState {
  return isEqual(lines, state.lines) ? state : { ...state, lines };
}

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
