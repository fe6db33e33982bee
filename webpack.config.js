import path from 'node:path';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import webpack from 'webpack';
import { siteUrl } from './src/prerender/siteUrl.js';
import { chunkList } from './src/prerender/webpack/chunkList.js';
import { chunksNamedByModule } from './src/prerender/webpack/chunksNamedByModule.js';
import { devServer } from './src/prerender/webpack/devServer.js';
import { licensesPlugin } from './src/prerender/webpack/licensesPlugin.js';
import { moduleRules } from './src/prerender/webpack/moduleRules.js';
import { uniqueHashes } from './src/prerender/webpack/uniqueHashes.js';
import { sharedSheets } from './src/styles/sheets.js';

const root = import.meta.dirname;

/**
 * Three builds: `browser` and `boot` (the inline script) are for visitors, `prerender` renders the pages in Node into
 * `dist/`. `npm start` serves the browser build and renders pages on demand.
 *
 * `--env out=<folder>` changes the output folder; the hydration test uses it for a browser build with React's
 * development checks.
 */
export default (env, argv) => {
  const production = argv.mode === 'production';
  const serving = Boolean(env.WEBPACK_SERVE);
  const out = env.out ?? (serving ? 'build/start' : 'dist');
  const dist = path.resolve(root, out);
  const work = path.resolve(root, 'build', out);

  const shared = {
    mode: production ? 'production' : 'development',
    context: root,
    resolve: {
      extensions: ['.tsx', '.ts', '.js'],
      alias: {
        // The package has an ES module build under another name, which can be tree-shaken.
        'ml-matrix$': path.join(root, 'node_modules/ml-matrix/src/index.js'),
        // The package exports only its build with development warnings.
        ...(production && {
          'react-router/dom$': path.join(root, 'node_modules/react-router/dist/production/dom-export.mjs'),
          'react-router$': path.join(root, 'node_modules/react-router/dist/production/index.mjs'),
        }),
      },
    },
    plugins: [
      chunksNamedByModule,
      new webpack.DefinePlugin({
        SITE_URL: JSON.stringify(siteUrl(process.env.SITE_URL)),
        SITE_REPOSITORY: JSON.stringify(process.env.SITE_REPOSITORY ?? ''),
        // Disabled in `npm start`, where edits might not show.
        SERVICE_WORKER: JSON.stringify(production && process.env.SERVICE_WORKER !== 'withdrawn'),
      }),
    ],
    performance: false,
  };

  const { typescript, computed, longTexts, plainTexts, pictures, cssModules, fonts } = moduleRules(
    root,
    serving,
  );

  // Not in `npm start`, because the dev server's additions to modules only run in browsers.
  const computedModules = serving ? [] : [computed];

  const minifier = new MinimizerPlugin({
    test: /\.(js|css)$/,
    // As small as terser, webpack's default, in a third of the time.
    minify: [MinimizerPlugin.swcMinify, MinimizerPlugin.lightningCssMinify],
  });

  const browser = {
    ...shared,
    name: 'browser',
    target: 'browserslist',
    entry: serving ? ['./src/styles/hotStyles.js', './src/index.ts'] : './src/index.ts',
    output: {
      path: dist,
      publicPath: '/',
      filename: production ? 'assets/[name].[contenthash:8].js' : 'assets/[name].js',
      // Omits chunk names: the main bundle would contain all hundred of them, in addition to their ids.
      chunkFilename: production ? 'assets/[contenthash:8].js' : 'assets/[name].js',
      // The Content-Security-Policy allows this policy by name (src/prerender/headers.ts).
      trustedTypes: { policyName: 'tangelo-chunks' },
      // If a module throws while loading, it throws again for the next importer, so each importer keeps its
      // last good version. webpack's own default for hot updates, which the dev server adds too late.
      strictModuleErrorHandling: serving,
      // An open page needs the hot updates of every build since it was loaded.
      clean: { keep: /\.hot-update\./ },
    },
    // Not `eval` in `npm start`: Redux DevTools' Trace couldn't open its frames.
    devtool: serving ? 'cheap-module-source-map' : production && 'source-map',
    module: {
      rules: [
        typescript(serving),
        ...computedModules,
        longTexts,
        plainTexts,
        pictures,
        {
          test: /\.css$/,
          use: [
            MiniCssExtractPlugin.loader,
            cssModules(false),
            path.resolve(root, 'src/styles/layerLoader.js'),
          ],
        },
        fonts,
      ],
    },
    optimization: {
      // mini-css-extract-plugin reloads the page if an update has a broken stylesheet. Without such updates,
      // the one that repairs the file replaces the last build that worked.
      emitOnErrors: false,
      minimizer: [minifier],
      splitChunks: {
        // A service worker must add its listeners synchronously, from one file.
        chunks: (chunk) => !chunk.canBeInitial() && chunk.name !== 'service-worker',
        cacheGroups: {
          // Libraries change seldom, so their chunk stays cached across releases.
          vendor: {
            test: /node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom|@reduxjs|redux|react-redux|redux-persist|immer|reselect|use-sync-external-store)[\\/]/,
            name: 'vendor',
            chunks: 'initial',
          },
          // The prerender inlines a page's stylesheets; the browser loads the others with their code.
          ...Object.fromEntries(
            Object.entries(sharedSheets).map(([sheet, chunkNames]) => [
              sheet,
              {
                type: 'css/mini-extract',
                name: `css-${sheet}`,
                chunks: ({ name }) => chunkNames.test(name),
                enforce: true,
              },
            ]),
          ),
        },
      },
    },
    plugins: [
      ...shared.plugins,
      ...(serving ? [new ReactRefreshPlugin(), uniqueHashes] : []),
      new MiniCssExtractPlugin({
        filename: production ? 'assets/[name].[contenthash:8].css' : 'assets/[name].css',
        chunkFilename: production ? 'assets/[contenthash:8].css' : 'assets/[name].css',
        // Cascade layers decide which rule wins, not file order.
        ignoreOrder: true,
      }),
      // Chromium then compiles scripts while they load, not on the main thread when a function is first called:
      // https://v8.dev/blog/explicit-compile-hints. Added after the minifier, which drops comments, and before source maps.
      ...(production
        ? [
            new webpack.BannerPlugin({
              banner: '//# allFunctionsCalledOnLoad',
              raw: true,
              test: /^assets\/.*\.js$/,
              stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
            }),
            licensesPlugin(root, path.relative(dist, path.join(work, 'licenses.json'))),
          ]
        : []),
      chunkList(path.relative(dist, path.join(work, 'chunks.json'))),
    ],
    stats: 'errors-warnings',
    infrastructureLogging: { level: serving ? 'info' : 'warn' },
  };

  // The inline script of every page's <head>.
  const boot = {
    ...shared,
    name: 'boot',
    target: 'browserslist',
    entry: './src/boot.ts',
    output: { path: work, filename: 'boot.js' },
    devtool: false,
    module: { rules: [typescript(false)] },
    optimization: { minimizer: [minifier] },
    stats: 'errors-warnings',
  };

  const prerender = {
    ...shared,
    name: 'prerender',
    target: 'node20',
    entry: serving
      ? { onDemand: './src/prerender/onDemand.ts' }
      : { prerender: './src/prerender/index.tsx', preview: './src/prerender/preview.ts' },
    output: {
      path: work,
      publicPath: '/',
      filename: '[name].cjs',
      chunkFilename: 'chunks/[name].cjs',
      library: { type: 'commonjs2' },
    },
    // These include binaries or read their own files, so they stay in node_modules.
    externals: Object.fromEntries(
      ['@resvg/resvg-js', 'fontkit', 'pdfkit', 'sharp'].map((name) => [name, `commonjs ${name}`]),
    ),
    devtool: false,
    module: {
      rules: [
        typescript(false),
        ...computedModules,
        longTexts,
        plainTexts,
        pictures,
        { test: /\.css$/, use: [cssModules(true)] },
      ],
      // Only browsers start workers.
      parser: { javascript: { worker: false, url: false } },
    },
    // One chunk per `import()`, whose id is its name: the prerender records imports by it.
    optimization: { minimize: false, splitChunks: false, chunkIds: 'named' },
    stats: 'errors-warnings',
  };

  return serving ? { ...browser, devServer: devServer([boot, prerender], out) } : [browser, boot, prerender];
};
