/** Thirteen to nineteen digits, perhaps in groups: what a card number looks like. */
const LONG_NUMBER = /\d(?:[ -]?\d){12,18}/g;

/** Whether a text holds what may be a card number: enough digits in a row, with the right check digit (Luhn). */
export function holdsCardNumber(text: string): boolean {
  return (text.match(LONG_NUMBER) ?? []).some((match) => isLuhn(match.replaceAll(/\D/g, '')));
}

function isLuhn(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}
