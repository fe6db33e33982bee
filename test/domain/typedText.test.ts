import fc from 'fast-check';
import { firstCharacters, plainTyping, shorten } from '../../src/domain/typedText';

test.each(["'", '’', '‘', '´', '`', 'ʼ', '＇'])('isn%st has an apostrophe', (apostrophe) => {
  expect(plainTyping(`isn${apostrophe}t`)).toBe("isn't");
});

test('full-width letters and ligatures become plain ones, while case and accents stay', () => {
  expect(plainTyping('Ｆｒａｕｄ ﬁt Café')).toBe('Fraud fit Café');
});

test('a text that is normalized twice stays the same', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(plainTyping(plainTyping(text))).toBe(plainTyping(text));
    }),
  );
});

test('no emoji, flag, family or accent is cut in half', () => {
  expect(firstCharacters('😀😀😀', 2)).toBe('😀😀');
  expect(firstCharacters('👨‍👩‍👧🇺🇸e\u0301x', 3)).toBe('👨‍👩‍👧🇺🇸e\u0301');
});

test('a shortened text is well-formed, and has at most as many characters as allowed', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.nat(20), (text, count) => {
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
