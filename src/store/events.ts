import { createAction } from '@reduxjs/toolkit';
import type { Order, OrderDraft } from '../domain/order';
import { orderNumber } from '../domain/order';

/** Events that several slices answer. They are here so that no slice has to import another one for them. */

/** The cart was ordered. The order gets its number and its date here, since reducers must be pure. */
export const orderPlaced = createAction('checkout/orderPlaced', (draft: OrderDraft) => {
  const now = new Date();
  const order: Order = { ...draft, number: orderNumber(now, Math.random), placedAt: now.toISOString() };
  return { payload: order };
});
