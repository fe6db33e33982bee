import type { PayloadAction } from '@reduxjs/toolkit';
import { createSlice } from '@reduxjs/toolkit';
import type { ProductId } from '../../content/slugs';
import type { BillingPeriod } from '../../domain/billing';
import type { CartLine, LineKey } from '../../domain/cart';
import {
  pickLine,
  withBillingChanged,
  withLineAdded,
  withLineSet,
  withQuantity,
  withoutLine,
  withoutLines,
} from '../../domain/cart';
import { demoItemsRemoved, lineMoved, orderPlaced, sharedCartTaken, stepCompleted } from '../sharedActions';

export interface CartState {
  /** Oldest first. Lines contain only ids; names and prices come from the catalog. */
  readonly lines: readonly CartLine[];
}

export interface CartRoot {
  readonly cart: CartState;
}

/** Two sample products, which specification §4 prescribes. */
const initialState: CartState = {
  lines: [
    { productId: 'ai-personalization-engine', billing: 'monthly', quantity: 1, isDemoItem: true },
    { productId: 'dynamic-pricing-optimizer', billing: 'monthly', quantity: 1, isDemoItem: true },
  ],
};

export const cartSlice = createSlice({
  name: 'cart',
  initialState,
  reducers: {
    /** Adds to the line with the same product and billing period, if there is one. */
    lineAdded(
      { lines },
      { payload }: PayloadAction<{ productId: ProductId; quantity: number; billing: BillingPeriod }>,
    ): CartState {
      return { lines: withLineAdded(lines, payload) };
    },
    /**
     * Adds one of each ('Add All to Cart'). `billing` is missing in older exported visits, which means
     * monthly.
     */
    productsAdded(
      { lines },
      { payload }: PayloadAction<{ productIds: readonly ProductId[]; billing?: BillingPeriod }>,
    ): CartState {
      const added = payload.productIds.map((productId): CartLine => ({
        productId,
        quantity: 1,
        billing: payload.billing ?? 'monthly',
      }));
      return { lines: added.reduce(withLineAdded, lines) };
    },
    /** Sets a line's quantity. A quantity of 0 or less removes the line; other invalid quantities are ignored. */
    quantityChanged({ lines }, { payload }: PayloadAction<{ key: LineKey; quantity: number }>): CartState {
      const { key, quantity } = payload;
      return { lines: quantity <= 0 ? withoutLine(lines, key) : withQuantity(lines, key, quantity) };
    },
    /**
     * Changes a line's billing period. Merges the line with the one that already has that period, if there is one.
     */
    billingChanged(
      { lines },
      { payload }: PayloadAction<{ key: LineKey; billing: BillingPeriod }>,
    ): CartState {
      return { lines: withBillingChanged(lines, payload.key, payload.billing) };
    },
    lineRemoved({ lines }, { payload }: PayloadAction<{ key: LineKey }>): CartState {
      return { lines: withoutLine(lines, payload.key) };
    },
    cartEmptied: (): CartState => ({ lines: [] }),
    /** The cart of a shared link was added to the visitor's own. */
    sharedCartAdded: withLinesAdded,
    orderRepeated: withLinesAdded,
    /** Sets the quantity of each line that a command to the assistant changed; 0 removes the line. */
    commandFollowed({ lines }, { payload }: PayloadAction<{ lines: readonly CartLine[] }>): CartState {
      return { lines: payload.lines.reduce(withLineSet, lines) };
    },
    /** The visitor restored an earlier cart on /store. */
    cartReplaced: (_state, { payload }: PayloadAction<{ lines: readonly CartLine[] }>): CartState => ({
      lines: payload.lines.reduce(withLineAdded, []),
    }),
  },
  extraReducers: (builder) => {
    builder
      .addCase(lineMoved, ({ lines }, { payload }): CartState => ({ lines: withoutLine(lines, payload.key) }))
      .addCase(demoItemsRemoved, ({ lines }): CartState => ({
        lines: lines.filter(({ isDemoItem }) => !isDemoItem),
      }))
      .addCase(sharedCartTaken, (_state, { payload }): CartState => ({
        lines: payload.lines.reduce(withLineAdded, []),
      }))
      // Sample products become the visitor's own at checkout. This also stamps them, and order numbers derive from
      // the stamps, so that two visitors' first orders get different numbers.
      .addCase(stepCompleted, (state): CartState =>
        state.lines.some(({ isDemoItem }) => isDemoItem) ? { lines: state.lines.map(pickLine) } : state,
      )
      .addCase(orderPlaced, ({ lines }, { payload }): CartState => ({
        lines: withoutLines(lines, payload.lines),
      }));
  },
});

function withLinesAdded(
  { lines }: CartState,
  { payload }: PayloadAction<{ lines: readonly CartLine[] }>,
): CartState {
  return { lines: payload.lines.reduce(withLineAdded, lines) };
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
