import type { WholeLine } from './cart';
import type { OrderDetails } from './checkout';
import type { AmountDue, Cents } from './money';
import type { Renewal } from './renewals';

/** A line of a placed order: what the cart line cost at that moment. */
export interface OrderLine extends WholeLine {
  readonly name: string;
  readonly amount: Cents;
}

/** An order as it is about to be placed: no number and no date yet. It holds no card data. */
export interface OrderDraft {
  readonly lines: readonly OrderLine[];
  /** What was due at that moment, row by row. */
  readonly due: AmountDue;
  /** What the checkout asked for. */
  readonly details: OrderDetails;
}

/** A placed order, as the confirmation and the receipt show it. */
export interface Order extends OrderDraft {
  /** For example `TNG-20251021-7KQ2MX`. */
  readonly number: string;
  /** ISO 8601, UTC. */
  readonly placedAt: string;
  /** What falls due again, by what was true when it was placed. */
  readonly renewals: readonly Renewal[];
}

/** No 0/O and no 1/I, since people read order numbers out over the phone. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ';
const DIGITS = '23456789';
const RANDOM_LENGTH = 6;

/**
 * An order's own number: `TNG-`, the day (UTC), and a random part. `random` yields numbers from 0 up to 1. The random
 * part begins with a letter: the day and five digits or more may pass for a card number, and those are never saved.
 */
export function orderNumber(placedAt: Date, random: () => number): string {
  const day = placedAt.toISOString().slice(0, 10).replaceAll('-', '');
  const characters = Array.from({ length: RANDOM_LENGTH }, (_, place) => {
    const choice = place === 0 ? LETTERS : LETTERS + DIGITS;
    return choice.charAt(random() * choice.length);
  });
  return `TNG-${day}-${characters.join('')}`;
}
