import { wholeLine } from './cart';
import type { Order, OrderLine } from './order';

/** How many orders are kept. */
export const KEPT_ORDERS = 10;

/** A line of an order as it is kept, with its amount then. Its product's name comes from the catalogue. */
export type KeptLine = Omit<OrderLine, 'name'>;

/**
 * What is kept of an order: nothing that says whose it is. `due` and `renewals` stay as they were charged, so each
 * release shows the same sums. Orders of earlier releases have no renewals.
 */
export interface KeptOrder
  extends Pick<Order, 'number' | 'placedAt' | 'due'>, Partial<Pick<Order, 'renewals'>> {
  readonly lines: readonly KeptLine[];
}

/** What is kept of an order that was placed. */
export function keptOrder({ number, placedAt, lines, due, renewals }: Order): KeptOrder {
  return {
    number,
    placedAt,
    lines: lines.map((line) => ({ ...wholeLine(line), amount: line.amount })),
    due,
    renewals,
  };
}

/** The orders that are shown, the latest first. Two tabs together may have placed more than are kept. */
export function shownOrders(orders: readonly KeptOrder[]): readonly KeptOrder[] {
  return orders.toReversed().slice(0, KEPT_ORDERS);
}

/** Adds an order at the end, and drops the oldest over the limit. */
export function withOrderPlaced(orders: readonly KeptOrder[], order: KeptOrder): readonly KeptOrder[] {
  return [...orders, order].slice(-KEPT_ORDERS);
}
