import cardValidator from 'card-validator';
import { asciiDigits, ungrouped } from './digits';

/** Reads a typed card number or CVV: its digits, without what groups them. */
export const cardDigits = (typed: string) => ungrouped(asciiDigits(typed));

/** Checks a card number's length and check digit (Luhn). */
export const isCardNumber = (number: string) => cardValidator.number(number).isValid;

/** Returns the possible lengths of a card's CVV; 3 and 4 if the brand is unknown. */
export const cvvLengths = (cardNumber: string): readonly number[] => {
  const size = cardValidator.number(cardNumber).card?.code.size;
  return size === undefined ? [3, 4] : [size];
};

export const isCvv = (code: string, lengths: readonly number[]) =>
  cardValidator.cvv(code, [...lengths]).isValid;

/** Format that {@link readExpiry} returns. */
export const EXPIRY_FORMAT = /^(?:0?[1-9]|1[0-2])\/(?:\d{2}|\d{4})$/;

/**
 * Reads a typed expiration date as MM/YY or MM/YYYY; returns other text unchanged. Phone keypads may lack a slash, so
 * a dash, a dot, spaces, or nothing is accepted too.
 */
export function readExpiry(typed: string): string {
  const [month, year, ...more] = asciiDigits(typed)
    .replace(/^(\d{2})(\d{2}|\d{4})$/, '$1/$2')
    .split(/[\s\p{P}\p{Cf}−]+/u);
  return month === undefined || year === undefined || more.length > 0 ? typed : `${month}/${year}`;
}

/** Tests that a date isn't past; accepts any future year. */
export const isUnexpired = (expiry: string) => cardValidator.expirationDate(expiry, Infinity).isValid;

/** Tests that a date is neither past nor beyond any card's validity. */
export const isLikelyExpiry = (expiry: string) => cardValidator.expirationDate(expiry).isValid;
