import fc from 'fast-check';
import { capitalized, counted, enumerated, grouped, inWords, percent } from '../../src/domain/numerals';

describe('A number in words', () => {
  it.each([
    [0, 'zero'],
    [6, 'six'],
    [14, 'fourteen'],
    [20, 'twenty'],
    [22, 'twenty-two'],
    [99, 'ninety-nine'],
    [100, '100'],
  ])('%i is %s', (count, words) => {
    expect(inWords(count)).toBe(words);
  });

  it('is one word, and unique', () => {
    const words = Array.from({ length: 200 }, (_, count) => inWords(count));
    expect(new Set(words).size).toBe(200);
    for (const word of words) expect(word).toMatch(/^[a-z0-9-]+$/);
  });
});

test('a sentence is capitalized, and otherwise unchanged', () => {
  expect(capitalized('twenty-two tools')).toBe('Twenty-two tools');
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(capitalized(text).toLowerCase()).toBe(text.toLowerCase());
    }),
  );
});

test('1 takes a singular noun, any other number a plural', () => {
  expect(counted(1, 'product')).toBe('1 product');
  expect(counted(0, 'product')).toBe('0 products');
  expect(counted(2, 'story', 'stories')).toBe('2 stories');
  expect(counted(1204, 'customer')).toBe('1,204 customers');
});

it.each([
  ['and', 'conjunction'],
  ['or', 'disjunction'],
] as const)('a list joined with %s matches the platform', (word, type) => {
  const platform = new Intl.ListFormat('en-US', { type });
  const text = fc.stringMatching(/^[a-z]+$/);
  fc.assert(
    fc.property(fc.array(text, { maxLength: 5 }), (texts) => {
      expect(enumerated(texts, word)).toBe(platform.format(texts));
    }),
  );
});

it.each([0, 2])('a number with %i decimals matches the platform', (decimals) => {
  const platform = new Intl.NumberFormat('en-US', {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  });
  fc.assert(
    fc.property(fc.integer({ min: -1e13, max: 1e13 }), (number) => {
      const value = number / 10 ** decimals;
      expect(grouped(value, decimals)).toBe(platform.format(value));
    }),
  );
});

it.each([
  [0, '0%'],
  [0.874, '87%'],
  [1, '100%'],
])('a share of %d is %s', (share, text) => {
  expect(percent(share)).toBe(text);
});
