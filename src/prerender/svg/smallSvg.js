import { optimize } from 'svgo';

/** Replaces the id "words" by a class, because two pictures of a page must not have the same id. */
const wordsClass = {
  name: 'wordsClass',
  fn: () => ({
    element: {
      enter({ attributes }) {
        if (attributes.id !== 'words') return;
        delete attributes.id;
        attributes.class = 'words';
      },
    },
  }),
};

const overrides = {
  convertPathData: {
    // A shape that is drawn several times compresses better if only its transform differs.
    applyTransforms: false,
    // Not every renderer draws a dot for a line that goes nowhere and closes.
    convertToZ: false,
  },
};

/**
 * Makes an SVG file small.
 * @param {string} svg
 * @param {string} file its path, for messages
 * @returns {string}
 */
export function smallSvg(svg, file) {
  return optimize(svg, {
    path: file,
    multipass: true,
    floatPrecision: 2,
    plugins: [
      'convertStyleToAttrs',
      'removeTitle',
      wordsClass,
      { name: 'preset-default', params: { overrides } },
    ],
  }).data;
}
