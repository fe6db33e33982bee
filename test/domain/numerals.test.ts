import fc from 'fast-check';
import { alternatives, capitalized, counted, inWords } from '../../src/domain/numerals';

describe('A count in words', () => {
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

  it('is one word, and no other count has it', () => {
    const words = Array.from({ length: 200 }, (_, count) => inWords(count));
    expect(new Set(words).size).toBe(200);
    for (const word of words) expect(word).toMatch(/^[a-z0-9-]+$/);
  });
});

test('A sentence begins with a capital, and is otherwise as it was', () => {
  expect(capitalized('twenty-two tools')).toBe('Twenty-two tools');
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(capitalized(text).toLowerCase()).toBe(text.toLowerCase());
    }),
  );
});

test('One is counted without an s, whatever the noun makes of many', () => {
  expect(counted(1, 'product')).toBe('1 product');
  expect(counted(0, 'product')).toBe('0 products');
  expect(counted(2, 'story', 'stories')).toBe('2 stories');
});

it('Alternatives are listed as the platform does it', () => {
  const platform = new Intl.ListFormat('en-US', { type: 'disjunction' });
  const word = fc.stringMatching(/^[a-z]+$/);
  fc.assert(
    fc.property(fc.array(word, { maxLength: 5 }), (texts) => {
      expect(alternatives(texts)).toBe(platform.format(texts));
    }),
  );
});
