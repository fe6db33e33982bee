import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { compileSync } from '@mdx-js/mdx';
import swcJest from '@swc/jest';
import { mdxOptions } from '../../src/prerender/mdx/mdxOptions.js';

const { process: toCommonJs } = swcJest.createTransformer({ jsc: { target: 'es2022' } });

/** Compiles long texts as webpack does, then to CommonJS. */
export default {
  process(source, filename, options) {
    return toCommonJs(String(compileSync({ value: source, path: filename }, mdxOptions)), filename, options);
  },

  /** Without this Jest would cache a post with outdated samples. */
  getCacheKey(source, filename, { configString }) {
    const samples = [...source.matchAll(/^```.* file=(\S+)/gm)].map(([, file]) =>
      readFileSync(path.resolve(path.dirname(filename), file)),
    );
    const sources = [...source.matchAll(/^```.* source=(\S+)/gm)].map(([, file]) => readFileSync(file));
    const hash = createHash('sha256');
    for (const part of [configString, filename, source, ...samples, ...sources])
      hash.update(part).update('\0');
    return hash.digest('hex');
  },
};
