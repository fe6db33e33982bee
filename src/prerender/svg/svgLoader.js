import path from 'node:path';
import { transformSync } from '@swc/core';
import { pictureModule, tokensFile } from './pictureModule.js';
import { smallSvg } from './smallSvg.js';

/**
 * Imports an SVG file as a React component.
 *
 * @this {import('webpack').LoaderContext<unknown>}
 * @param {string} svg
 * @returns {string}
 */
export default function pictureLoader(svg) {
  this.addDependency(path.resolve(this.rootContext, tokensFile));
  const file = path.relative(this.rootContext, this.resourcePath);
  return transformSync(pictureModule(smallSvg(svg, file), file), {
    jsc: {
      parser: { syntax: 'ecmascript', jsx: true },
      transform: { react: { runtime: 'automatic' } },
      target: 'es2022',
    },
  }).code;
}
