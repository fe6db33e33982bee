import cardValidator from 'card-validator';
import fc from 'fast-check';
import { containsCardNumber } from '../../src/domain/cardNumbers';
import { words } from '../support/words';

function withCheckDigit(digits: string): string {
  const numbers = Array.from({ length: 10 }, (_, digit) => `${digits}${digit}`);
  const isRight = (number: string) =>
    Array.from(number)
      .reverse()
      .reduce((sum, digit, index) => {
        const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
        return sum + Math.floor(value / 10) + (value % 10);
      }, 0) %
      10 ===
    0;
  return numbers.find(isRight) ?? '';
}

const { creditCardType } = cardValidator;
const digits = (length: number) =>
  fc.array(fc.integer({ min: 0, max: 9 }), { minLength: length, maxLength: length });

/** Numbers as card-validator defines them: range of first digits, length, check digit. */
const cardNumber = fc
  .constantFrom(...Object.values(creditCardType.types).map((type) => creditCardType.getTypeInfo(type)))
  .chain(({ type, patterns, lengths }) =>
    fc.record({
      start: fc
        .constantFrom(...patterns)
        .chain((pattern) =>
          Array.isArray(pattern) ? fc.integer({ min: pattern[0], max: pattern[1] }) : fc.constant(pattern),
        ),
      // Leaves out shorter numbers of other brands: they are no longer issued, and phone numbers have the
      // same length.
      length: fc.constantFrom(
        ...lengths.filter((length) => length >= 16 || type === 'diners-club' || type === 'american-express'),
      ),
      rest: digits(19),
    }),
  )
  .map(({ start, length, rest }) => withCheckDigit(`${start}${rest.join('')}`.slice(0, length - 1)));

const separator = fc.constantFrom(
  ...[
    '',
    '  ',
    ' - ',
    ...Array.from('-./_,·*| \t\n\u00a0\u2009\u202f\u3000\u2013\u2014\u2212\u200b\u2060\u00ad\ufeff'),
  ],
);

const numerals = fc.constantFrom(
  ...words('0123456789 ０１２３４５６７８９ ٠١٢٣٤٥٦٧٨٩ ۰۱۲۳۴۵۶۷۸۹ ०१२३४५६७८९ ๐๑๒๓๔๕๖๗๘๙'),
);

describe('A text with a card number', () => {
  it.each([
    ['4111111111111111'],
    ['4111 1111 1111 1111'],
    ['CC41 1111 1111 1111 11'],
    ['4111 1111 1111 1111 12/28'],
    ['000 4111111111111111'],
    ['378282246310005'],
    ['{"note":"my card is 4111 1111 1111 1111, thanks"}'],
    ['{"a":1234567890123456,"b":"5555555555554444"}'],
    ['4 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1'],
    ['４１１１ １１１１ １１１１ １１１１'],
    ['𝟒𝟏𝟏𝟏𝟏𝟏𝟏𝟏𝟏𝟏𝟏𝟏𝟏𝟏𝟏𝟏'],
  ])('is detected: %s', (text) => {
    expect(containsCardNumber(text)).toBe(true);
  });

  it('is detected for every brand, with any digits and separators', () => {
    fc.assert(
      fc.property(
        cardNumber,
        numerals,
        fc.array(separator, { minLength: 19, maxLength: 19 }),
        fc.constantFrom('', 'card: ', 'exp 12/28, '),
        (number, numeral, separators, before) => {
          const written = Array.from(number, (digit, index) =>
            index === 0
              ? numeral[Number(digit)]
              : `${separators[index] ?? ''}${numeral[Number(digit)] ?? ''}`,
          ).join('');
          expect(containsCardNumber(`${before}${written}`)).toBe(true);
        },
      ),
    );
  });

  it.each([
    ['nothing', ''],
    ['no digits', 'ai-personalization-engine:monthly'],
    ['thirteen digits that are no card’s', '1000000000000'],
    ['too few digits for a card', '000000000000'],
    ['a wrong check digit', '4111 1111 1111 1112'],
    ['a range that no brand has', '9111 1111 1111 1112'],
    ['digits that words keep apart', '4111 and 1111 and 1111 and 1111'],
    ['a phone number', '+1 (212) 555-0142'],
    ['an account number', 'Please refund to DK50 0040 0440 1162 43, thank you.'],
    ['a phone number with the right check digit', '+86 138 1008 8056'],
    ['two phone numbers', '+49 1511 1234567 / +49 1522 7654321'],
    ['a part of a longer number', '94111111111111111'],
    ['groups that are too far apart', '4111     1111     1111     1111'],
    ['a day and a time', '2026-11-22 10:15'],
    ['the time in milliseconds', '1732000000000'],
  ])('is not confused with %s', (_title, text) => {
    expect(containsCardNumber(text)).toBe(false);
  });

  it('is not confused with a phone number of up to 13 digits in any format', () => {
    fc.assert(
      fc.property(
        digits(12),
        fc.array(fc.constantFrom('', ' ', '-', '.', '\u00a0'), { minLength: 13, maxLength: 13 }),
        (number, separators) => {
          const written = Array.from(
            withCheckDigit(number.join('')),
            (digit, index) => digit + (separators[index] ?? ''),
          ).join('');
          expect(containsCardNumber(`+${written}`)).toBe(false);
        },
      ),
    );
  });

  it('is detected in hundreds of kilobytes of digits', () => {
    const ones = '1'.repeat(400_000);
    expect(containsCardNumber(ones)).toBe(false);
    expect(containsCardNumber(`${ones} 4111111111111111`)).toBe(true);
    // Quadratic time would exceed the timeout of a test.
    expect(containsCardNumber('5 '.repeat(100_000))).toBe(false);
  });
});
