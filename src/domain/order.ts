import type { LineFields } from './cart';
import { pickLine } from './cart';
import type { OrderDetails } from './checkout';
import type { AmountDue, Cents } from './money';
import type { Renewal } from './renewals';

export interface OrderLine extends LineFields {
  readonly name: string;
  readonly amount: Cents;
}

/** An order before it has a number and a date. Contains no card data. */
export interface OrderDraft {
  readonly lines: readonly OrderLine[];
  readonly due: AmountDue;
  readonly details: OrderDetails;
}

/** A placed order, for confirmation and receipt. */
export interface Order extends OrderDraft {
  /** For example `TNG-20251021-KQ72MX`. */
  readonly number: string;
  /** Time of the order in ISO 8601, UTC. */
  readonly placedAt: string;
  readonly renewals: readonly Renewal[];
}

/** Leaves out O, I, 0 and 1, because people read order numbers out over the phone. */
const CHARACTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const RANDOM_LENGTH = 6;

/**
 * Creates an order number: `TNG-`, the day (UTC) and a random part.
 * @param random returns numbers from 0 up to 1
 */
export function orderNumber(placedAt: Date, random: () => number): string {
  const day = placedAt.toISOString().slice(0, 10).replaceAll('-', '');
  const characters = Array.from({ length: RANDOM_LENGTH }, () =>
    CHARACTERS.charAt(random() * CHARACTERS.length),
  );
  return `TNG-${day}-${characters.join('')}`;
}

export function isOrderNumber(text: string | null): text is string {
  return text?.startsWith('TNG-') ?? false;
}

/**
 * Returns a generator of numbers from 0 up to 1: a linear congruential generator seeded with a hash of the
 * text.
 */
export function seededRandom(text: string): () => number {
  let state = Array.from(text).reduce((hash, letter) => Math.imul(hash, 31) + letter.charCodeAt(0), 7);
  return () => {
    state = Math.imul(state, 1_664_525) + 1_013_904_223;
    return (state >>> 0) / 2 ** 32;
  };
}

export const MAX_ORDERS = 10;

/** A line of a saved order. The product's name comes from the catalog. */
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

/** Returns the orders to show, newest first, up to the maximum, which two tabs together can exceed. */
export function shownOrders(orders: readonly SavedOrder[]): readonly SavedOrder[] {
  return orders.toReversed().slice(0, MAX_ORDERS);
}

/** Appends an order, and drops the oldest one above the maximum. */
export function withOrderPlaced(orders: readonly SavedOrder[], order: SavedOrder): readonly SavedOrder[] {
  return [...orders, order].slice(-MAX_ORDERS);
}
