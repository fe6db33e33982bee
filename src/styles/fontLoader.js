import subsetFont from 'subset-font';

const between = (first, last) =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index));

/**
 * Characters in the shipped fonts: a keyboard's, western European letters for names and addresses, and the
 * punctuation of our texts. Others use the fallback font. `test/browser/built/fonts.spec.ts` reports missing
 * characters.
 */
const characters = [
  between(0x20, 0x7e),
  between(0xc0, 0xff),
  // No-break space, word joiner.
  '\u00a0\u2060',
  '–—‘’“”…•·±−²½€£¢¡©™',
  // In Turkish names.
  'ı',
  // Typed as apostrophes.
  '´ʼ',
].join('');

/**
 * Subsets a variable font to our characters, the weights from regular to bold (`font-weight` in `fonts.css`),
 * kerning, ligatures and tabular figures.
 * @param {Buffer} face
 * @returns {Promise<Buffer>}
 */
export default function fontLoader(face) {
  return subsetFont(face, characters, {
    // Copyright, license and its URL, which the Open Font License wants in every copy.
    preserveNameIds: [0, 13, 14],
    keepFeatures: ['kern', 'liga', 'calt', 'rvrn', 'tnum'],
    variationAxes: { wght: { min: 400, max: 700 } },
  });
}

/** Tells webpack to pass bytes instead of text. */
export const raw = true;
