import { createSelector } from '@reduxjs/toolkit';
import { findProduct } from '../../content/products/catalog';
import type { LineFields } from '../../domain/cart';
import { lineKey, pickLine } from '../../domain/cart';
import type { Order, OrderLine } from '../../domain/order';
import { shownOrders } from '../../domain/order';
import type { RootState } from '../slices';
import { selectAllOrders } from './ordersSlice';

/** An order whose lines have names. */
export interface OrderView extends Order {
  readonly lines: (OrderLine & { readonly key: string; readonly name: string })[];
}

/** Orders to show, newest first. */
export const selectOrders = createSelector([selectAllOrders], (orders) =>
  shownOrders(orders).map((order): OrderView => ({
    ...order,
    lines: order.lines.map((line) => ({
      ...line,
      key: lineKey(line),
      // A discontinued product has no name, so show its id.
      name: findProduct(line.productId)?.name ?? line.productId,
    })),
  })),
);

export const selectOrderByNumber = (state: RootState, wanted: string | null): OrderView | null =>
  selectOrders(state).find(({ number }) => number === wanted) ?? null;

export function linesStillSold({ lines }: OrderView): readonly LineFields[] {
  return lines.filter(({ productId }) => findProduct(productId)).map(pickLine);
}
