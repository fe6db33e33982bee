import type { PayloadAction } from '@reduxjs/toolkit';
import { createSlice } from '@reduxjs/toolkit';
import type { Order } from '../../domain/order';
import { withOrderPlaced } from '../../domain/order';
import { orderPlaced } from '../sharedActions';

export interface OrdersState {
  /** Sorted oldest first. */
  readonly orders: readonly Order[];
}

const initialState: OrdersState = { orders: [] };

/** Orders placed on this device. */
export const ordersSlice = createSlice({
  name: 'orders',
  initialState,
  reducers: {
    orderDeleted: ({ orders }, { payload }: PayloadAction<{ number: string }>): OrdersState => ({
      orders: orders.filter(({ number }) => number !== payload.number),
    }),
    allOrdersDeleted: () => initialState,
  },
  extraReducers: (builder) => {
    builder.addCase(orderPlaced, ({ orders }, { payload }): OrdersState => ({
      orders: withOrderPlaced(orders, payload.order),
    }));
  },
});

export const { orderDeleted, allOrdersDeleted } = ordersSlice.actions;
