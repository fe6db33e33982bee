import fc from 'fast-check';
import { asciiDigits } from '../../src/domain/digits';
import { sharedCount, mostSimilar } from '../../src/domain/mostSimilar';
import { capitalized, counted, enumerated, grouped, inWords, percent } from '../../src/domain/numerals';
import { firstCharacters, plainTyping, shorten } from '../../src/domain/typedText';
import { anyText } from '../support/anyText';

describe('Digits of other scripts', () => {
  const allDigits = Array.from({ length: 0x110000 }, (_, code) => code)
    .filter((code) => code < 0xd800 || code > 0xdfff)
    .map((code) => String.fromCodePoint(code))
    .filter((character) => /\p{Nd}/u.test(character));

  it('become ASCII digits, in every script of Unicode', () => {
    // Unicode encodes the digits of each script in order, from zero to nine.
    expect(allDigits.length).toBeGreaterThan(600);
    expect(asciiDigits(allDigits.join(''))).toBe('0123456789'.repeat(allDigits.length / 10));
  });

  it('are all that changes in a text', () => {
    fc.assert(
      fc.property(anyText(), (text) => {
        const others = (full: string) => full.replace(/\p{Nd}/gu, '#');
        expect(others(asciiDigits(text))).toBe(others(text));
      }),
    );
  });
});

describe('Typed text', () => {
  test.each(["'", '’', '‘', '´', '`', 'ʼ', '＇'])('isn%st has an apostrophe', (apostrophe) => {
    expect(plainTyping(`isn${apostrophe}t`)).toBe("isn't");
  });

  test('full-width letters and ligatures become plain ones, while case and accents stay', () => {
    expect(plainTyping('Ｆｒａｕｄ ﬁt Café')).toBe('Fraud fit Café');
  });

  test('a text that is normalized twice stays the same', () => {
    const isStable = (text: string) => plainTyping(plainTyping(text)) === plainTyping(text);
    const everyCharacter = Array.from({ length: 0x110000 }, (_, code) => String.fromCodePoint(code));
    expect(everyCharacter.filter((character) => !isStable(character))).toEqual([]);
    fc.assert(fc.property(anyText(), isStable));
  });

  test('no emoji, flag, family or accent is cut in half', () => {
    expect(firstCharacters('😀😀😀', 2)).toBe('😀😀');
    expect(firstCharacters('👨‍👩‍👧🇺🇸e\u0301x', 3)).toBe('👨‍👩‍👧🇺🇸e\u0301');
  });

  test('a shortened text is well-formed, and has at most as many characters as allowed', () => {
    fc.assert(
      fc.property(anyText(), fc.nat(20), (text, count) => {
        const cut = firstCharacters(text, count);
        expect(text.startsWith(cut)).toBe(true);
        expect(cut).not.toMatch(/\p{Surrogate}/u);
        expect([...new Intl.Segmenter().segment(cut)].length).toBeLessThanOrEqual(count);
      }),
    );
  });

  test('a text that fits gets no ellipsis', () => {
    expect(shorten('fraud', 5)).toBe('fraud');
    expect(shorten('fraud!', 5)).toBe('fraud…');
  });
});

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
  const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
  const platform = new Intl.NumberFormat('en-US', digits);
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

describe('The most similar items', () => {
  const words = ['tall tree', 'small house', 'tall old house', 'rowboat'];
  const like = (word: string) => (other: string) => sharedCount(other.split(' '), word.split(' '));

  test('share most properties; ties keep the list’s order', () => {
    const similar = mostSimilar(words, like('tall house'), 3);
    expect(similar).toEqual(['tall old house', 'tall tree', 'small house']);
  });

  test('are as many as requested if there are enough', () => {
    expect(mostSimilar(words, like('ship'), 1)).toEqual(['tall tree']);
    expect(mostSimilar(words, like('ship'), 9)).toHaveLength(4);
    expect(mostSimilar(words, like('ship'), 0)).toEqual([]);
  });
});
