import { compileSync } from '@mdx-js/mdx';
import swcJest from '@swc/jest';
import { mdxOptions } from '../../src/prerender/mdx/mdxOptions.js';

const { process: toCommonJs } = swcJest.createTransformer({ jsc: { target: 'es2022' } });

/** Long texts in Jest: compiled as webpack compiles them, then to CommonJS as every other module. */
export default {
  process(source, filename, options) {
    return toCommonJs(String(compileSync({ value: source, path: filename }, mdxOptions)), filename, options);
  },
};
