import { trimmed } from './trimmed';

/** The most of one product that a cart line may hold. */
export const MAX_QUANTITY = 99;

/** Whether a number may stand in a cart line: whole, 1 to 99. */
export function isQuantity(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= MAX_QUANTITY;
}

/** What a visitor meant by a typed quantity. */
export type QuantityInput =
  | { readonly kind: 'quantity'; readonly quantity: number }
  /** A whole number of 0 or less: the line is to go (specification §4). */
  | { readonly kind: 'remove' }
  | { readonly kind: 'invalid'; readonly message: string };

/**
 * Reads a quantity field. Only plain whole numbers count: '1e9' or '0x10' are numbers to JavaScript,
 * but nobody types them for a quantity, so they are reported rather than guessed at.
 */
export function readQuantity(text: string): QuantityInput {
  const typed = trimmed(text);
  if (typed === '') {
    return { kind: 'invalid', message: `Enter a quantity from 1 to ${MAX_QUANTITY}.` };
  }
  if (!/^[-+]?\d+$/.test(typed)) {
    return { kind: 'invalid', message: `Enter a whole number from 1 to ${MAX_QUANTITY}.` };
  }
  const number = Number(typed);
  if (number <= 0) return { kind: 'remove' };
  if (number > MAX_QUANTITY) {
    return {
      kind: 'invalid',
      message: `${MAX_QUANTITY} is the most we can put in one cart. Contact sales for more.`,
    };
  }
  return { kind: 'quantity', quantity: number };
}
