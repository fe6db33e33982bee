import path from 'node:path';
import { layerOf, layerOrder } from './sheets.js';

/**
 * Puts the rules of a CSS file into its layer (`sheets.js`), so that no file has to say it.
 *
 * @this {import('webpack').LoaderContext<unknown>}
 * @param {string} css
 * @returns {string}
 */
export default function layerLoader(css) {
  const file = path.relative(path.join(this.rootContext, 'src'), this.resourcePath);
  // On one line, so that the lines keep their numbers in the browser's tools.
  return `${layerOrder} @layer ${layerOf(file)} {${css}}`;
}
