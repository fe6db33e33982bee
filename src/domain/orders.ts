import type { EntryKind, Stamped } from './merge';
import { nextStamp, withEntry } from './merge';
import type { Cents } from './money';
import type { Order, OrderLine } from './order';

/** How many orders are kept, the deleted ones among them. */
export const KEPT_ORDERS = 10;

/** A line of an order as it is kept: what it cost then. Its product's name comes from the catalogue. */
export type KeptLine = Omit<OrderLine, 'name'>;

/** What is kept of an order: nothing that says whose it is. */
export interface KeptOrder extends Pick<Order, 'number' | 'placedAt'> {
  readonly lines: readonly KeptLine[];
  /** As it was charged: the rate may change, and an order does not. */
  readonly tax: Cents;
}

/** An order as the list of them has it. No lines say that it was deleted (`merge.ts` says why it is kept). */
export interface OrderEntry extends KeptOrder, Stamped {}

/**
 * Orders are copies if they have one number and one time. The latest are kept, by time and then by number; of two
 * simultaneous changes the one that keeps the order wins.
 */
export const orderEntries: EntryKind<OrderEntry> = {
  keyOf: ({ placedAt, number }) => `${placedAt} ${number}`,
  rankOf: ({ lines }) => lines.length,
  rebased: (mine) => mine,
  limit: KEPT_ORDERS,
};

/** What is kept of an order that was placed. */
export function keptOrder({ number, placedAt, lines, totals }: Order): KeptOrder {
  return {
    number,
    placedAt,
    lines: lines.map(({ productId, billing, quantity, amount }) => ({
      productId,
      billing,
      quantity,
      amount,
    })),
    tax: totals.tax,
  };
}

/** The orders that are there, the latest first. */
export function ordersOf(entries: readonly OrderEntry[]): readonly OrderEntry[] {
  const { keyOf } = orderEntries;
  return entries.filter(({ lines }) => lines.length > 0).toSorted((a, b) => (keyOf(a) < keyOf(b) ? 1 : -1));
}

/** The list with orders in it, new ones or such as were deleted. */
export function withOrders(
  entries: readonly OrderEntry[],
  orders: readonly KeptOrder[],
): readonly OrderEntry[] {
  const stamp = nextStamp(entries);
  return orders.reduce(
    (list, order) => withEntry(list, { ...order, added: stamp, changed: stamp }, orderEntries),
    entries,
  );
}

/** The list without some orders, of which number and time are kept. */
export function withoutOrders(
  entries: readonly OrderEntry[],
  orders: readonly KeptOrder[],
): readonly OrderEntry[] {
  return withOrders(
    entries,
    orders.map(({ number, placedAt }) => ({ number, placedAt, lines: [], tax: 0 })),
  );
}
