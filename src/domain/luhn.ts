/** A row of thirteen digits or more, perhaps in groups: long enough to hold a card number. */
const LONG_NUMBER = /\d(?:[ -]?\d){12,}/g;

/** How many digits card numbers have. */
const LENGTHS = [13, 14, 15, 16, 17, 18, 19];

/**
 * Whether a text holds what may be a card number: enough digits in a row, with the right check digit (Luhn),
 * wherever in the row they stand. A long number of another kind is often taken for one; a card number never slips.
 */
export function holdsCardNumber(text: string): boolean {
  return (text.match(LONG_NUMBER) ?? []).some((row) => {
    const digits = Array.from(row.replaceAll(/\D/g, ''), Number);
    return LENGTHS.some((length) =>
      digits.some(
        (_, start) => start + length <= digits.length && isLuhn(digits.slice(start, start + length)),
      ),
    );
  });
}

function isLuhn(digits: readonly number[]): boolean {
  const sum = digits.toReversed().reduce((total, digit, index) => {
    const value = index % 2 === 0 ? digit : digit * 2;
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}
