import type { PayloadAction } from '@reduxjs/toolkit';
import { createSlice } from '@reduxjs/toolkit';
import type { OrderEntry } from '../../domain/orders';
import { allOrdersOf, keptOrder, ordersOf, withOrderPlaced, withoutOrders } from '../../domain/orders';
import { demoReset, orderPlaced } from '../events';

export interface OrdersState {
  /** The orders placed last, and among them the deleted ones without lines. Selectors leave those out. */
  readonly entries: readonly OrderEntry[];
}

/** The state that the selectors of orders read. */
export interface OrdersRoot {
  readonly orders: OrdersState;
}

const initialState: OrdersState = { entries: [] };

/** The orders that were placed on this device. */
const ordersSlice = createSlice({
  name: 'orders',
  initialState,
  reducers: {
    orderDeleted({ entries }, { payload }: PayloadAction<{ number: string }>): OrdersState {
      return {
        entries: withoutOrders(
          entries,
          ordersOf(entries).filter(({ number }) => number === payload.number),
        ),
      };
    },
    allOrdersDeleted: withAllDeleted,
  },
  extraReducers: (builder) => {
    builder
      .addCase(orderPlaced, ({ entries }, { payload }): OrdersState => ({
        entries: withOrderPlaced(entries, keptOrder(payload)),
      }))
      .addCase(demoReset, withAllDeleted);
  },
});

function withAllDeleted({ entries }: OrdersState): OrdersState {
  return { entries: withoutOrders(entries, allOrdersOf(entries)) };
}

export const ordersReducer = ordersSlice.reducer;
export const { orderDeleted, allOrdersDeleted } = ordersSlice.actions;
