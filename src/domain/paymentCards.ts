import cardValidator from 'card-validator';

/** Checks a card number's length and check digit (Luhn). */
export const isCardNumber = (number: string) => cardValidator.number(number).isValid;

/** Returns the possible lengths of a card's CVV; 3 and 4 if the brand is unknown. */
export const cvvLengths = (cardNumber: string): readonly number[] => {
  const size = cardValidator.number(cardNumber).card?.code.size;
  return size === undefined ? [3, 4] : [size];
};

export const isCvv = (code: string, lengths: readonly number[]) =>
  cardValidator.cvv(code, [...lengths]).isValid;

/**
 * Format of an expiration date, MM/YY. Phone keypads may lack a slash, so a dash, spaces, or nothing is accepted too.
 * Spaces have their own alternative, because `\s*[/ -]\s*` would backtrack on long runs of them.
 */
export const EXPIRY_FORMAT = /^(0?[1-9]|1[0-2])(?:\s*[/-]\s*|\s+)(\d{2}|\d{4})$|^(0[1-9]|1[0-2])(\d{2})$/;

/** Inserts the slash that card-validator expects. */
const withSlash = (expiry: string) => expiry.replace(EXPIRY_FORMAT, '$1$3/$2$4');

/** Tests that a date isn't past; accepts any future year. */
export const isUnexpired = (expiry: string) =>
  cardValidator.expirationDate(withSlash(expiry), Infinity).isValid;

/** Tests that a date is neither past nor beyond any card's validity. */
export const isLikelyExpiry = (expiry: string) => cardValidator.expirationDate(withSlash(expiry)).isValid;
