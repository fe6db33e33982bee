import { fileURLToPath } from 'node:url';
import swcJest from '@swc/jest';

const swc = swcJest.createTransformer({ jsc: { parser: { syntax: 'typescript' }, target: 'es2022' } });
const glob = JSON.stringify(fileURLToPath(new URL('./importGlob.cjs', import.meta.url)));

/** Compiles TypeScript as elsewhere, with webpack's `import.meta.glob` as a function of Node's. */
export default {
  process(source, filename, options) {
    const globbed = source.replace(/import\.meta\.glob(<\w+>)?\(/g, `require(${glob})(require, __dirname, `);
    return swc.process(globbed, filename, options);
  },
};
