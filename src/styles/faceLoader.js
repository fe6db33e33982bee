import subsetFont from 'subset-font';

const between = (first, last) =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index));

/**
 * The characters that the faces are shipped with: those of a keyboard, the letters of western Europe, since names and
 * addresses are typed here, and the marks and signs of our texts. Others show in the fallback face.
 * `test/browser/built/faces.spec.ts` names a character of the pages that is missing.
 */
const characters = [
  between(0x20, 0x7e),
  between(0xc0, 0xff),
  // A space that breaks no line.
  '\u00a0',
  '–—‘’“”…•·±−²½€©™',
].join('');

/**
 * Cuts a variable face to what the site uses of it: the characters above, the weights from regular to bold
 * (`font-weight` in `base.css`), kerning, ligatures, the forms that a weight requires, and figures of one width.
 *
 * @param {Buffer} face
 * @returns {Promise<Buffer>}
 */
export default function faceLoader(face) {
  return subsetFont(face, characters, {
    keepFeatures: ['kern', 'liga', 'calt', 'rvrn', 'tnum'],
    variationAxes: { wght: { min: 400, max: 700 } },
  });
}

/** webpack hands over the file's bytes, not a text. */
export const raw = true;
