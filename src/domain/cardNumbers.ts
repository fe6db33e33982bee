import { asciiDigits } from './digits';

/**
 * First digits and lengths of the brands in card-validator, copied to keep that package out of the main
 * bundle. Leaves out the short numbers of Visa, Maestro and UnionPay: they are no longer issued, and phone
 * numbers have the same length.
 */
const KNOWN_CARD = /^(3[47].{13}|3[0689].{12}|(?=.{16,19}$)([456]|2[2-7]|3[05689]|81|1800|2131|9792).+)$/;
const LONGEST = 19;

/** Separators between groups of digits: spaces, punctuation, invisible characters. */
const SEPARATOR = /^[\s\p{P}\p{Cf}|−]{1,4}$/u;

/**
 * Tests whether a text contains a card number, by prefix, length and check digit, even if grouped. Runs in
 * linear time, since the text may be megabytes long.
 */
export function containsCardNumber(text: string): boolean {
  const plain = asciiDigits(text.normalize('NFKC')).replace(IBAN, (match) =>
    isIban(match) ? 'IBAN' : match,
  );
  /** Candidates that end with the current group, longest first. */
  let numbers: readonly string[] = [];
  let end = 0;
  for (const { 0: group, index } of plain.matchAll(/\d+/g)) {
    const earlier = SEPARATOR.test(plain.slice(end, index)) ? numbers : [];
    numbers = [...earlier, ''].map((number) => number + group).filter(({ length }) => length <= LONGEST);
    if (numbers.some((number) => KNOWN_CARD.test(number) && hasCheckDigit(number))) return true;
    end = index + group.length;
  }
  return false;
}

/**
 * An account number, as it is written by hand. Its groups of four can look like a card's. Checked here, because validator's
 * list of countries would be in the main bundle.
 */
const IBAN = /\b[A-Z]{2}\d{2}(?: ?[\dA-Z]{4}){2,7}(?: ?[\dA-Z]{1,3})?\b/g;

/** Tests the check digits: the number with its first four characters last, letters as 10 to 35, is 1 modulo 97. */
function isIban(text: string): boolean {
  const characters = text.replaceAll(' ', '');
  const digits = Array.from(characters.slice(4) + characters.slice(0, 4), (each) => parseInt(each, 36)).join(
    '',
  );
  return Array.from(digits, Number).reduce((rest, digit) => (rest * 10 + digit) % 97, 0) === 1;
}

/** Tests the check digit with Luhn's formula: doubles every second digit from the right, and adds up all digits. */
function hasCheckDigit(number: string): boolean {
  let sum = 0;
  for (let index = 0; index < number.length; index += 1) {
    const digit = Number(number[index]);
    const isDoubled = (number.length - index) % 2 === 0;
    const counted = isDoubled ? 2 * digit : digit;
    sum += counted > 9 ? counted - 9 : counted;
  }
  return sum % 10 === 0;
}
