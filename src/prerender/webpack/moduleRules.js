import path from 'node:path';
import reactRefreshTypeScript from 'react-refresh-typescript';
import { mdxDataOptions, mdxOptions } from '../mdx/mdxOptions.js';
import { shortClassNames } from './shortClassNames.js';

/**
 * Returns the rules for modules that the builds share.
 * @param {string} root the project's folder
 * @param {boolean} serving true in `npm start`
 */
export function moduleRules(root, serving) {
  const typescript = (refresh) => ({
    test: /\.tsx?$/,
    exclude: /node_modules/,
    loader: 'ts-loader',
    options: {
      // `npm run check` checks types.
      transpileOnly: true,
      compilerOptions: { noEmit: false },
      getCustomTransformers: () => ({ before: refresh ? [reactRefreshTypeScript()] : [] }),
    },
  });

  // The build computes the exports of `*.computed.ts`; the browser gets data.
  const computed = {
    test: /\.computed\.ts$/,
    resourceQuery: { not: [/^\?run$/] },
    enforce: 'post',
    loader: path.resolve(root, 'src/prerender/computedLoader.js'),
  };

  const longTexts = {
    test: /\.mdx$/,
    oneOf: [
      // Front matter and lengths of a text, for lists that must not load it.
      { resourceQuery: /^\?data$/, loader: '@mdx-js/loader', options: mdxDataOptions },
      { loader: '@mdx-js/loader', options: mdxOptions },
    ],
  };

  const cssModules = (exportOnlyLocals) => ({
    loader: 'css-loader',
    options: {
      modules: {
        auto: true,
        exportOnlyLocals,
        namedExport: false,
        exportLocalsConvention: 'as-is',
        ...(serving ? { localIdentName: '[name]-[local]' } : { getLocalIdent: shortClassNames(root) }),
      },
    },
  });

  const fonts = {
    test: /\.woff2$/,
    type: 'asset/resource',
    generator: { filename: 'assets/[name].[contenthash:8][ext]' },
    loader: path.resolve(root, 'src/styles/fontLoader.js'),
  };

  const plainTexts = { test: /\.txt$/, type: 'asset/source' };

  const pictures = { test: /\.svg$/, loader: path.resolve(root, 'src/prerender/svg/svgLoader.js') };

  return { typescript, computed, longTexts, plainTexts, pictures, cssModules, fonts };
}
