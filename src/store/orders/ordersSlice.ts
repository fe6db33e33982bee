import type { PayloadAction } from '@reduxjs/toolkit';
import { createSlice } from '@reduxjs/toolkit';
import type { Order } from '../../domain/order';
import { MAX_ORDERS } from '../../domain/order';
import { removeFirst } from '../../domain/removeFirst';
import { orderPlaced } from '../checkout/checkoutSlice';

export interface OrdersState {
  /** Sorted oldest first. */
  orders: Order[];
}

const initialState: OrdersState = { orders: [] };

/** Orders placed on this device. */
export const ordersSlice = createSlice({
  name: 'orders',
  initialState,
  reducers: {
    /** The contact form about an order was sent. The first request counts. */
    cancellationRequested: {
      reducer(state, { payload }: PayloadAction<{ number: string; requestedAt: string }>) {
        const order = state.orders.find(({ number }) => number === payload.number);
        if (order) order.cancelRequestedAt ??= payload.requestedAt;
      },
      prepare: ({ number }: { readonly number: string }) => ({
        payload: { number, requestedAt: new Date().toISOString() },
      }),
    },
    orderDeleted(state, { payload }: PayloadAction<{ number: string }>) {
      removeFirst(state.orders, ({ number }) => number === payload.number);
    },
    allOrdersDeleted(state) {
      state.orders.length = 0;
    },
  },
  extraReducers: (builder) => {
    builder.addCase(orderPlaced, (state, { payload }) => {
      state.orders.push(payload.order);
      // Bounds storage. What two tabs add together, `shownOrders` limits.
      state.orders = state.orders.slice(-MAX_ORDERS);
    });
  },
  selectors: { selectAllOrders: ({ orders }): readonly Order[] => orders },
});

export const { cancellationRequested, orderDeleted, allOrdersDeleted } = ordersSlice.actions;
export const { selectAllOrders } = ordersSlice.selectors;
