import { wholeLine } from './cart';
import type { EntryKind, Stamped } from './merge';
import { nextStamp, withEntry } from './merge';
import type { Order, OrderLine } from './order';

/** How many orders are kept. */
export const KEPT_ORDERS = 10;

/** How many entries are kept: the orders, and of the deleted and the replaced ones number and time. */
const KEPT_ENTRIES = 100;

/** A line of an order as it is kept: what it cost then. Its product's name comes from the catalogue. */
export type KeptLine = Omit<OrderLine, 'name'>;

/**
 * What is kept of an order: nothing that says whose it is. `due` is as it was charged, so that each release shows the
 * same sum, whatever rates and kinds of rows it has; so are the renewals, which an older release has not kept.
 */
export interface KeptOrder
  extends Pick<Order, 'number' | 'placedAt' | 'due'>, Partial<Pick<Order, 'renewals'>> {
  readonly lines: readonly KeptLine[];
}

/** An order as the list of them has it. No lines say that it was deleted (`merge.ts` says why it is kept). */
export interface OrderEntry extends KeptOrder, Stamped {}

/**
 * Orders are copies if they have one number and one time. Those placed last are kept, by logical time: a clock that was
 * ahead must not keep a later order out. Of two simultaneous changes the one that keeps the order wins.
 */
export const orderEntries: EntryKind<OrderEntry> = {
  keyOf: ({ placedAt, number }) => `${placedAt} ${number}`,
  rankOf: ({ lines }) => lines.length,
  rebased: (mine) => mine,
  isGone: ({ lines }) => lines.length === 0,
  gone: ({ number, placedAt, added, changed }) => ({ number, placedAt, lines: [], due: [], added, changed }),
  // A placed order goes by being deleted, and by no undo.
  reverted: (now) => now,
  limit: KEPT_ENTRIES,
};

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

/** The orders that are shown, the latest first. */
export function ordersOf(entries: readonly OrderEntry[]): readonly OrderEntry[] {
  return allOrdersOf(entries).slice(0, KEPT_ORDERS);
}

/** All orders that are there, the latest first: two tabs together may have placed more than are shown. */
export function allOrdersOf(entries: readonly OrderEntry[]): readonly OrderEntry[] {
  return entries.filter(({ lines }) => lines.length > 0).toReversed();
}

/** The list with an order placed now, and of what is over the limit then no more than of a deleted order. */
export function withOrderPlaced(entries: readonly OrderEntry[], order: KeptOrder): readonly OrderEntry[] {
  const stamp = nextStamp(entries);
  const placed = withEntry(entries, { ...order, added: stamp, changed: stamp }, orderEntries);
  return withoutOrders(placed, allOrdersOf(placed).slice(KEPT_ORDERS));
}

/** The list without some orders, of which number and time are kept. */
export function withoutOrders(
  entries: readonly OrderEntry[],
  orders: readonly OrderEntry[],
): readonly OrderEntry[] {
  const changed = nextStamp(entries);
  return orders.reduce(
    (list, order) => withEntry(list, { ...orderEntries.gone(order), changed }, orderEntries),
    entries,
  );
}
