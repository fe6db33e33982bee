import path from 'node:path';
import { layerOf, layerOrder } from './sheets.js';

/**
 * Wraps a CSS file in its cascade layer (`sheets.js`).
 *
 * @this {import('webpack').LoaderContext<unknown>}
 * @param {string} css
 * @returns {string}
 */
export default function layerLoader(css) {
  const file = path.relative(path.join(this.rootContext, 'src'), this.resourcePath);
  // WebKitGTK recreates the fonts of a layer whenever a <link> is added or removed, as on every page change, and
  // never frees them: 0.4 MB each time.
  if (file === path.join('styles', 'fonts.css')) return css;
  // On one line, to keep the line numbers in DevTools.
  return `${layerOrder} @layer ${layerOf(file)} {${css}}`;
}
