import type { PayloadAction } from '@reduxjs/toolkit';
import { createSlice } from '@reduxjs/toolkit';
import type { ProductId } from '../../content/slugs';
import type { BillingPeriod } from '../../domain/billing';
import type { CartLine, LineFields, LineKey } from '../../domain/cart';
import { addLine, pickLine, removeLine, setBilling, setLine, setQuantity } from '../../domain/cart';
import { isOrderNumber } from '../../domain/order';
import { demoItemsRemoved } from '../demoActions';
import { orderPlaced, stepCompleted } from '../checkout/checkoutSlice';

export interface CartState {
  /** Oldest first. Names and prices come from the catalog. */
  lines: CartLine[];
  /**
   * Null until the first checkout, then random; after an order, that order's number (`selectPreviousNumber`). Two tabs that
   * order the same cart make the same order number from it. Two fields would be plainer, but tabs that are still open with
   * an earlier release know only this one, and no migration reaches them: they would offer to undo an ordered cart.
   */
  id: string | null;
}

/** A line of the shop's own code. Lines of storage, links, and orders have any `string`, checked when they are read. */
export type NewLine = LineFields & { readonly productId: ProductId };

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
    lineAdded(state, { payload }: PayloadAction<NewLine>) {
      addLine(state.lines, payload);
    },
    /**
     * Adds one of each ('Add All to Cart'). `billing` is missing in older exported visits, which means
     * monthly.
     */
    productsAdded(
      state,
      { payload }: PayloadAction<{ productIds: readonly ProductId[]; billing?: BillingPeriod }>,
    ) {
      const { productIds, billing = 'monthly' } = payload;
      for (const productId of productIds) addLine(state.lines, { productId, quantity: 1, billing });
    },
    /**
     * Sets a line's quantity. 0 or less removes the line (specification §7; our controls send `lineRemoved`). Other invalid
     * quantities are ignored.
     */
    quantityChanged(
      state,
      { payload: { key, quantity } }: PayloadAction<{ key: LineKey; quantity: number }>,
    ) {
      if (quantity <= 0) removeLine(state.lines, key);
      else setQuantity(state.lines, key, quantity);
    },
    /** Changes a line's billing period. If another line already has it, that one takes the units that it has room for. */
    billingChanged(state, { payload }: PayloadAction<{ key: LineKey; billing: BillingPeriod }>) {
      setBilling(state.lines, payload.key, payload.billing);
    },
    lineRemoved(state, { payload }: PayloadAction<{ key: LineKey }>) {
      removeLine(state.lines, payload.key);
    },
    /** The line was moved to the wishlist, which needs the product: it can't look up the line. */
    lineMoved(state, { payload }: PayloadAction<{ key: LineKey; productId: ProductId }>) {
      removeLine(state.lines, payload.key);
    },
    cartEmptied(state) {
      state.lines.length = 0;
    },
    /** The cart of a shared link was added to the visitor's own. */
    sharedCartAdded: addLines,
    orderRepeated: addLines,
    /** Sets the quantity of each line that a command to the assistant changed; 0 removes the line. */
    commandFollowed(state, { payload }: LinesAction) {
      for (const line of payload.lines) setLine(state.lines, line);
    },
    /** The visitor restored an earlier cart on /store. */
    cartReplaced: replaceLines,
    /** 'Replace my cart': the cart of a shared link replaced the visitor's own. */
    sharedCartTaken: replaceLines,
  },
  extraReducers: (builder) => {
    builder
      .addCase(demoItemsRemoved, (state) => {
        const samples = state.lines.filter(({ isDemoItem }) => isDemoItem);
        // A sample is one unit. Units that the visitor added to it stay; 0 removes the line.
        for (const line of samples) setLine(state.lines, { ...pickLine(line), quantity: line.quantity - 1 });
      })
      .addCase(stepCompleted, (state, { payload }) => {
        // A visitor who goes on to pay keeps the samples.
        for (const line of state.lines) delete line.isDemoItem;
        // Keeps the last order's number, if there is one: by it, undo knows which changes that order ended.
        state.id ??= payload.cartId;
      })
      .addCase(orderPlaced, (state, { payload: { order } }) => {
        state.lines.length = 0;
        state.id = order.number;
      });
  },
  selectors: {
    /** Without names and prices, which `selectCartLines` adds. */
    selectRawLines: ({ lines }): readonly CartLine[] => lines,
    selectCartId: ({ id }) => id,
    /** The number of the order before this cart; null if there is none. */
    selectPreviousNumber: ({ id }) => (isOrderNumber(id) ? id : null),
  },
});

type LinesAction = PayloadAction<{ readonly lines: readonly CartLine[] }>;

function addLines(state: CartState, { payload }: LinesAction) {
  for (const line of payload.lines) addLine(state.lines, line);
}

function replaceLines(state: CartState, action: LinesAction) {
  state.lines.length = 0;
  addLines(state, action);
}

export const {
  lineAdded,
  productsAdded,
  quantityChanged,
  billingChanged,
  lineRemoved,
  lineMoved,
  cartEmptied,
  sharedCartAdded,
  orderRepeated,
  commandFollowed,
  cartReplaced,
  sharedCartTaken,
} = cartSlice.actions;
export const { selectRawLines, selectCartId, selectPreviousNumber } = cartSlice.selectors;
