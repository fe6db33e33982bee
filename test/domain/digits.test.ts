import fc from 'fast-check';
import { asciiDigits } from '../../src/domain/digits';

const allDigits = Array.from({ length: 0x110000 }, (_, code) => code)
  .filter((code) => code < 0xd800 || code > 0xdfff)
  .map((code) => String.fromCodePoint(code))
  .filter((character) => /\p{Nd}/u.test(character));

describe('Digits of other scripts', () => {
  it('become ASCII digits, in every script of Unicode', () => {
    // Unicode encodes the digits of each script in order, from zero to nine.
    expect(allDigits.length).toBeGreaterThan(600);
    expect(asciiDigits(allDigits.join(''))).toBe('0123456789'.repeat(allDigits.length / 10));
  });

  it('are all that changes in a text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const others = (full: string) => full.replace(/\p{Nd}/gu, '#');
        expect(others(asciiDigits(text))).toBe(others(text));
      }),
    );
  });
});
