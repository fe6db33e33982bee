import globTransform from './globTransform.js';

/**
 * Computes the exports of `*.computed.ts` once per run. Other test files read them as data, as browsers do
 * (`src/prerender/computedLoader.js`).
 */
export default {
  process(source, filename, options) {
    const { code } = globTransform.process(source, filename, options);
    return {
      code: `
const { existsSync, readFileSync, renameSync, writeFileSync } = require('node:fs');
const file = process.env.COMPUTED_FOLDER + ${JSON.stringify(filename.replaceAll(/\W/g, '-'))} + '.json';
if (!existsSync(file)) {
  const computed = {};
  (function (exports) {${code}
})(computed);
  const own = file + process.pid;
  writeFileSync(own, JSON.stringify(computed));
  renameSync(own, file);
}
Object.defineProperty(exports, '__esModule', { value: true });
Object.assign(exports, JSON.parse(readFileSync(file, 'utf8')));`,
    };
  },
};
