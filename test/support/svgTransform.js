import path from 'node:path';
import swcJest from '@swc/jest';
import { pictureModule } from '../../src/prerender/svg/pictureModule.js';
import { smallSvg } from '../../src/prerender/svg/smallSvg.js';

const { process: toCommonJs } = swcJest.createTransformer({
  jsc: {
    parser: { syntax: 'ecmascript', jsx: true },
    transform: { react: { runtime: 'automatic' } },
    target: 'es2022',
  },
});

/** Compiles pictures as webpack does, then to CommonJS. */
export default {
  process(source, filename, options) {
    const file = path.relative(options.config.rootDir, filename);
    return toCommonJs(pictureModule(smallSvg(source, file), file), filename, options);
  },
};
