import { isBillingPeriod } from './billing';
import type { LineFields } from './cart';
import { dayOf } from './dates';
import type { AmountDue, AmountRow, Cents } from './money';
import { MAX_QUANTITY } from './quantity';
import type { Renewal } from './renewals';
import { renewalsOf } from './renewals';
import { isDay, isIntegerBetween, isListOf, isRecordOf, isText, isTimestamp, orMissing } from './validators';

/** A line of an order. The product's name comes from the catalog. */
export interface OrderLine extends LineFields {
  readonly amount: Cents;
}

/** A placed order, without personal data. `due` and `renewals` stay as charged, whatever later releases charge. */
export interface Order {
  /** For example `TNG-20251021-KQ72MX`. */
  readonly number: string;
  /** Time of the order in ISO 8601, UTC. */
  readonly placedAt: string;
  readonly lines: OrderLine[];
  readonly due: AmountDue;
  readonly renewals: Renewal[];
  /** When the visitor asked to cancel it, in ISO 8601, UTC. Missing if nobody did. */
  readonly cancelRequestedAt?: string;
}

/** Maximum amount, $100 million in cents. Sums of such amounts stay exact. */
const MAX_AMOUNT = 10_000_000_000;

/** Accepts discontinued products and any kind of charged row, because a receipt shows them. */
export const isOrder = isRecordOf<Order>({
  number: isText,
  placedAt: isTimestamp,
  lines: isListOf(
    isRecordOf<OrderLine>({
      productId: isText,
      billing: isBillingPeriod,
      quantity: isIntegerBetween(0, MAX_QUANTITY),
      amount: isIntegerBetween(0, MAX_AMOUNT),
    }),
  ),
  due: isListOf(
    isRecordOf<AmountRow>({
      kind: isText,
      label: isText,
      cents: isIntegerBetween(-MAX_AMOUNT, MAX_AMOUNT),
    }),
  ),
  renewals: isListOf(
    isRecordOf<Renewal>({ billing: isBillingPeriod, total: isIntegerBetween(0, MAX_AMOUNT), from: isDay }),
  ),
  cancelRequestedAt: orMissing(isTimestamp),
});

/** Leaves out O, I, 0 and 1, because people read order numbers out over the phone. */
const CHARACTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const RANDOM_LENGTH = 6;

/**
 * Creates an order number: `TNG-`, the day and a random part.
 * @param day an ISO day
 * @param random returns numbers from 0 up to 1
 */
export function orderNumber(day: string, random: () => number): string {
  const characters = Array.from({ length: RANDOM_LENGTH }, () =>
    CHARACTERS.charAt(random() * CHARACTERS.length),
  );
  return `TNG-${day.replaceAll('-', '')}-${characters.join('')}`;
}

/** Returns the ISO day of an order where it was placed, which its number has. In another time zone, `placedAt` may be another. */
export function orderDay({ number, placedAt }: Pick<Order, 'number' | 'placedAt'>): string {
  const day = number.replace(/^TNG-(\d{4})(\d{2})(\d{2})-.*$/, '$1-$2-$3');
  return isDay(day) ? day : dayOf(new Date(placedAt));
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

/** What a cart contributes to its order. */
export type OrderDraft = Pick<Order, 'lines' | 'due'>;

/** @param seed equal ones give equal numbers on a day */
export function newOrder({ lines, due }: OrderDraft, placedAt: Date, seed: string): Order {
  const day = dayOf(placedAt);
  return {
    number: orderNumber(day, seededRandom(seed)),
    placedAt: placedAt.toISOString(),
    lines,
    due,
    renewals: renewalsOf(lines, day),
  };
}

export const MAX_ORDERS = 10;

/** Returns the orders to show, newest first, up to the maximum, which two tabs together can exceed. */
export function shownOrders(orders: readonly Order[]): readonly Order[] {
  return orders.toReversed().slice(0, MAX_ORDERS);
}
