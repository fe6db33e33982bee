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
  const plain = text
    .normalize('NFKC')
    // The last hexadecimal digit of an Arabic or Persian digit's code point is its value.
    .replace(/[٠-٩۰-۹]/g, (digit) => `${digit.charCodeAt(0) % 16}`);
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
 * Parses JSON and drops values that contain card numbers, or whose keys do. Keeps phone number fields.
 * @param instead replacement for dropped values
 */
export function withoutCardNumbers(
  json: string,
  instead?: string,
): { readonly value: unknown; readonly isFound: boolean } {
  let isFound = false;
  const value: unknown = JSON.parse(json, (key, part: unknown) => {
    const isText = typeof part === 'string' || typeof part === 'number';
    const isPhone = /^phone|^tel/i.test(key);
    if (!containsCardNumber(isText && !isPhone ? `${key} is ${part}` : key)) return part;
    isFound = true;
    return instead;
  });
  return { value, isFound };
}

/** Tests the check digit with Luhn's formula: doubles every second digit from the right and adds up the digits. */
function hasCheckDigit(number: string): boolean {
  const values = Array.from(number, (digit, index) =>
    Number((number.length - index) % 2 ? digit : '0246813579'[Number(digit)]),
  );
  return values.reduce((sum, value) => sum + value) % 10 === 0;
}

/** A run of digits long enough for a card number, grouped or not. */
const LONG_NUMBER = /\p{Nd}(?:[\s\p{P}\p{Cf}|−]{0,4}\p{Nd}){13,}/gu;

/** Removes card numbers from a text; returns an empty text if one is left. */
export function cardNumbersRemoved(text: string): string {
  const rest = text.replace(LONG_NUMBER, (run) => (containsCardNumber(run) ? '' : run));
  return containsCardNumber(rest) ? '' : rest;
}
