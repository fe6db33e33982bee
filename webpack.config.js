import path from 'node:path';
import { globSync } from 'tinyglobby';
import CopyPlugin from 'copy-webpack-plugin';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import reactRefreshTypeScript from 'react-refresh-typescript';
import { StatsWriterPlugin } from 'webpack-stats-plugin';
import webpack from 'webpack';
import { mdxDataOptions, mdxOptions } from './src/prerender/mdx/mdxOptions.js';
import { serveOnDemand } from './src/prerender/serveOnDemand.js';
import { siteUrl } from './src/prerender/siteUrl.js';
import { sheetOf } from './src/styles/sheets.js';

const root = import.meta.dirname;

/**
 * Names classes `a0`, `a1`, `b0`: letters for the file, a number for the class. Both builds agree, and the stylesheet
 * in every page is a sixth smaller than with hashes.
 */
function shortName() {
  const files = globSync('src/**/*.module.css', { cwd: root }).sort();
  const classes = new Map(files.map((file) => [file, []]));
  return ({ resourcePath }, _template, localName) => {
    const file = path.relative(root, resourcePath);
    const known = classes.get(file);
    if (!known) throw new Error(`${file} came after the build had begun; start it again.`);
    if (!known.includes(localName)) known.push(localName);
    return letters(files.indexOf(file)) + known.indexOf(localName);
  };
}

/** Writes a number as letters: a … z, ba, bb … */
function letters(number) {
  return [...number.toString(26)].map((digit) => String.fromCharCode(97 + parseInt(digit, 26))).join('');
}

/**
 * Gives each build of `npm start` its own hash. Hot updates are named by the hash they replace, so after an
 * edit is reverted, the page would otherwise get the broken update again.
 */
const uniqueHashes = {
  apply(compiler) {
    let builds = 0;
    compiler.hooks.thisCompilation.tap('uniqueHashes', (compilation) => {
      compilation.hooks.fullHash.tap('uniqueHashes', (hash) => hash.update(String((builds += 1))));
    });
  },
};

/**
 * Names each chunk by the module that its `import()` requests, such as `pages/storefront/cart/CartPage`. The
 * prerender records imports and finds the chunks in the browser build's stats by that name.
 */
const chunksNamedByModule = {
  apply(compiler) {
    compiler.hooks.compilation.tap('chunksNamedByModule', (compilation) => {
      compilation.hooks.seal.tap('chunksNamedByModule', () => {
        for (const block of [...compilation.modules].flatMap((module) => module.blocks)) {
          const file = compilation.moduleGraph.getModule(block.dependencies[0])?.nameForCondition();
          if (file) block.chunkName ??= path.relative(path.join(root, 'src'), file).replace(/\.\w+$/, '');
        }
      });
    });
  },
};

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
        ...(serving ? { localIdentName: '[name]-[local]' } : { getLocalIdent: shortName() }),
      },
    },
  });

  const faces = {
    test: /\.woff2$/,
    type: 'asset/resource',
    generator: { filename: 'assets/[name].[contenthash:8][ext]' },
    loader: path.resolve(root, 'src/styles/fontLoader.js'),
  };

  // As small as terser, webpack's default, in a third of the time.
  const minifier = new MinimizerPlugin({ minify: MinimizerPlugin.swcMinify });

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
        // In `npm start` only the prerender does this, because the dev server's additions to modules only run
        // in browsers.
        ...(serving ? [] : [computed]),
        longTexts,
        {
          test: /\.css$/,
          use: [
            MiniCssExtractPlugin.loader,
            cssModules(false),
            path.resolve(root, 'src/styles/layerLoader.js'),
          ],
        },
        faces,
      ],
    },
    optimization: {
      // mini-css-extract-plugin reloads the page if an update has a broken stylesheet. Without such updates,
      // the one that repairs the file replaces the last build that worked.
      emitOnErrors: false,
      minimizer: [minifier, new CssMinimizerPlugin({ minify: CssMinimizerPlugin.lightningCssMinify })],
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
          styles: {
            type: 'css/mini-extract',
            name: (module) =>
              `css-${sheetOf(path.relative(path.join(root, 'src'), module.nameForCondition()))}`,
            chunks: 'all',
            enforce: true,
          },
        },
      },
    },
    plugins: [
      ...shared.plugins,
      ...(serving ? [new ReactRefreshPlugin(), uniqueHashes] : []),
      new MiniCssExtractPlugin({
        filename: production ? 'assets/[name].[contenthash:8].css' : 'assets/[name].css',
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
          ]
        : []),
      new CopyPlugin({ patterns: [{ from: 'public', globOptions: { ignore: ['**/index.html'] } }] }),
      // The prerender finds the files of chunks here.
      new StatsWriterPlugin({
        filename: path.relative(dist, path.join(work, 'chunks.json')),
        stats: { all: false, chunkGroups: true },
        transform: ({ namedChunkGroups }) =>
          JSON.stringify(
            Object.fromEntries(
              Object.entries(namedChunkGroups).map(([name, { assets }]) => [
                name,
                assets.map((asset) => asset.name).filter((file) => !file.includes('.hot-update.')),
              ]),
            ),
          ),
      }),
    ],
    devServer: {
      host: '127.0.0.1',
      allowedHosts: ['localhost'],
      port: 8080,
      hot: true,
      static: false,
      // Writes the build to disk, where the prerender reads it.
      devMiddleware: { writeToDisk: true },
      // React Refresh has its own overlay, which also shows errors that an edit causes while loading.
      client: { overlay: false },
      setupMiddlewares: (middlewares, server) => [
        // Removes the middleware that could open any file on this machine.
        ...middlewares.filter(({ name }) => name !== 'webpack-dev-server-open-editor'),
        serveOnDemand(server, [boot, prerender], out),
      ],
    },
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
      rules: [typescript(false), longTexts, { test: /\.css$/, use: [cssModules(true)] }],
      // Only browsers start workers.
      parser: { javascript: { worker: false, url: false } },
    },
    // One chunk per `import()`, whose id is its name: the prerender records imports by it.
    optimization: { minimize: false, splitChunks: false, chunkIds: 'named' },
    stats: 'errors-warnings',
  };

  return serving ? browser : [browser, boot, prerender];
};
