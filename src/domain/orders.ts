import { pickLine } from './cart';
import type { Order, OrderLine } from './order';

export const MAX_ORDERS = 10;

/** Product names come from the catalog. */
export type SavedLine = Omit<OrderLine, 'name'>;

/**
 * A saved order, without personal data. `due` and `renewals` stay as charged, so that every release shows the same
 * amounts. Orders of early releases have no renewals.
 */
export interface SavedOrder
  extends Pick<Order, 'number' | 'placedAt' | 'due'>, Partial<Pick<Order, 'renewals'>> {
  readonly lines: readonly SavedLine[];
}

export function keptOrder({ number, placedAt, lines, due, renewals }: Order): SavedOrder {
  return {
    number,
    placedAt,
    lines: lines.map((line) => ({ ...pickLine(line), amount: line.amount })),
    due,
    renewals,
  };
}

/** Returns the orders to show, newest first. Two tabs together can exceed the maximum. */
export function shownOrders(orders: readonly SavedOrder[]): readonly SavedOrder[] {
  return orders.toReversed().slice(0, MAX_ORDERS);
}

/** Drops the oldest order above the maximum. */
export function withOrderPlaced(orders: readonly SavedOrder[], order: SavedOrder): readonly SavedOrder[] {
  return [...orders, order].slice(-MAX_ORDERS);
}
