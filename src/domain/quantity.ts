import { asciiDigits } from './digits';
import { trimmed } from './trimmed';

export const MAX_QUANTITY = 99;

/** Tests for an integer from 1 to 99. */
export function isQuantity(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= MAX_QUANTITY;
}

export type QuantityInput =
  | { readonly kind: 'quantity'; readonly quantity: number }
  /** Zero removes the line (specification §4). */
  | { readonly kind: 'remove' }
  | { readonly kind: 'invalid'; readonly message: string };

/**
 * Parses a quantity field. Accepts only plain integers, in digits of any script, although JavaScript would parse '1e9'
 * and '0x10' too. Only a single 0 removes: a minus sign or '00' is more likely a slip.
 */
export function readQuantity(text: string): QuantityInput {
  const typed = asciiDigits(trimmed(text));
  if (typed === '') {
    return { kind: 'invalid', message: `Enter a quantity from 1 to ${MAX_QUANTITY}.` };
  }
  if (typed === '0') return { kind: 'remove' };
  const number = Number(typed);
  if (!/^\+?\d+$/.test(typed) || number === 0) {
    return { kind: 'invalid', message: `Enter a whole number from 1 to ${MAX_QUANTITY}.` };
  }
  if (number > MAX_QUANTITY) {
    return {
      kind: 'invalid',
      message: `${MAX_QUANTITY} is the most we can put in one cart. Contact sales for more.`,
    };
  }
  return { kind: 'quantity', quantity: number };
}
