import fc from 'fast-check';

/** Pictures of several code points, and characters that change when a text is normalized. */
const special = ['👨‍👩‍👧', '🇺🇸', '👍🏽', 'e\u0301', '각', 'ﬁ', '\ufeff', '\u200d', '٤', '𝟒', '\u2028'];

const character = fc.oneof(
  fc.integer({ min: 0x20, max: 0x17f }).map((code) => String.fromCodePoint(code)),
  fc
    .integer({ min: 0, max: 0x10f7ff })
    .map((code) => String.fromCodePoint(code < 0xd800 ? code : code + 0x800)),
  fc.constantFrom(...special),
);

/**
 * Well-formed texts of any characters, with names such as `__proto__`. fast-check's `unit: 'grapheme'` lists all of
 * Unicode first, which takes half a second.
 */
export const anyText = (length: fc.StringSharedConstraints = {}) =>
  fc.oneof(fc.string(length), fc.string({ ...length, unit: character }));
