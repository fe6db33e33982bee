import type { PayloadAction } from '@reduxjs/toolkit';
import { createSlice } from '@reduxjs/toolkit';
import type { KeptOrder, OrderEntry } from '../../domain/orders';
import { keptOrder, ordersOf, withOrderPlaced, withOrders, withoutOrders } from '../../domain/orders';
import { orderPlaced } from '../events';

export interface OrdersState {
  /** The orders placed last, and among them the deleted ones without lines. Selectors leave those out. */
  readonly entries: readonly OrderEntry[];
  /** What each deletion took, the last one first, so that all of them can be undone. Not saved. */
  readonly deletions: readonly (readonly KeptOrder[])[];
}

/** The state that the selectors of orders read. */
export interface OrdersRoot {
  readonly orders: OrdersState;
}

const initialState: OrdersState = { entries: [], deletions: [] };

/** The orders that were placed on this device. */
const ordersSlice = createSlice({
  name: 'orders',
  initialState,
  reducers: {
    orderDeleted(state, { payload }: PayloadAction<{ number: string }>): OrdersState {
      return without(
        state,
        ordersOf(state.entries).filter(({ number }) => number === payload.number),
      );
    },
    allOrdersDeleted(state): OrdersState {
      return without(state, ordersOf(state.entries));
    },
    /** What the last deletion took is there again; the one before it can be undone next. */
    deletionUndone(state): OrdersState {
      const [last = [], ...others] = state.deletions;
      return { entries: withOrders(state.entries, last), deletions: others };
    },
    /** The visitor began anew, or undid it. */
    ordersReplaced(state, { payload }: PayloadAction<{ orders: readonly KeptOrder[] }>): OrdersState {
      const emptied = withoutOrders(state.entries, ordersOf(state.entries));
      return { entries: withOrders(emptied, payload.orders), deletions: [] };
    },
  },
  extraReducers: (builder) => {
    builder.addCase(orderPlaced, (state, { payload }): OrdersState => ({
      ...state,
      entries: withOrderPlaced(state.entries, keptOrder(payload)),
    }));
  },
});

function without(state: OrdersState, orders: readonly KeptOrder[]): OrdersState {
  if (orders.length === 0) return state;
  return { entries: withoutOrders(state.entries, orders), deletions: [orders, ...state.deletions] };
}

export const ordersReducer = ordersSlice.reducer;
export const { orderDeleted, allOrdersDeleted, deletionUndone, ordersReplaced } = ordersSlice.actions;
