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
import { mdxLengthsOptions, mdxOptions } from './src/prerender/mdx/mdxOptions.js';
import { serveOnDemand } from './src/prerender/serveOnDemand.js';
import { siteUrl } from './src/prerender/siteUrl.js';
import { sheetOf } from './src/styles/sheets.js';

const root = import.meta.dirname;

/**
 * Names classes `a0`, `a1`, `b0`: letters for the file, a number for the class in it. Both builds give the same names,
 * and the stylesheet, which is in every page, is a sixth smaller than with hashes, which don't compress.
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

/** A number as letters: a … z, ba, bb … */
function letters(number) {
  return [...number.toString(26)].map((digit) => String.fromCharCode(97 + parseInt(digit, 26))).join('');
}

/**
 * Gives each build of `npm start` a hash of its own. Hot updates are named by the hash that they replace: code that an
 * edit breaks and the next one restores would get the update that broke it again.
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
 * Names each chunk by the module that its `import()` asks for: `pages/storefront/cart/CartPage`. So the prerender, which
 * sees what a page imports, finds the same chunk in the stats of the browser's build.
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
 * Three builds of one source: `browser` and `boot`, the inline script, are what visitors get; `prerender` runs the
 * same pages in Node and writes them to `dist/` as HTML. `npm start` serves the browser build, and makes each page, and
 * what is beside the pages, by the code of `prerender` when it is asked for.
 *
 * `--env out=<folder>` sends the result elsewhere; the hydration test uses it for a browser build with React's
 * development checks, which `dist/` must not carry, under the pages of the production build.
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
        // The package offers its modules under another name, of which a build keeps only what is used.
        'ml-matrix$': path.join(root, 'node_modules/ml-matrix/src/index.js'),
        // The package names its build with development warnings for every mode.
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
        // `npm start` has none, or an edit might not show.
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
      // `npm run check` checks the types of everything at once; each of the two builds need not do it again.
      transpileOnly: true,
      compilerOptions: { noEmit: false },
      getCustomTransformers: () => ({ before: refresh ? [reactRefreshTypeScript()] : [] }),
    },
  });

  // What a `*.computed.ts` exports is computed by the build and is data in the browser.
  const computed = {
    test: /\.computed\.ts$/,
    resourceQuery: { not: [/^\?run$/] },
    enforce: 'post',
    loader: path.resolve(root, 'src/prerender/computedLoader.js'),
  };

  const longTexts = {
    test: /\.mdx$/,
    oneOf: [
      // How long a text is, for lists that must not load it.
      { resourceQuery: /^\?lengths$/, loader: '@mdx-js/loader', options: mdxLengthsOptions },
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
    loader: path.resolve(root, 'src/styles/faceLoader.js'),
  };

  // As small as webpack's own choice, terser, in a third of the time.
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
      // The names of a hundred chunks would stand in the main bundle, which knows them by number already.
      chunkFilename: production ? 'assets/[contenthash:8].js' : 'assets/[name].js',
      // The Content-Security-Policy allows this policy by its name (src/prerender/headers.ts).
      trustedTypes: { policyName: 'tangelo-chunks' },
      // An open page needs the hot updates of each build since it was loaded.
      clean: { keep: /\.hot-update\./ },
    },
    // Not by eval when serving: the frames of Redux DevTools' trace could not be opened.
    devtool: serving ? 'cheap-module-source-map' : production && 'source-map',
    module: {
      rules: [
        typescript(serving),
        // The dev server leaves it to the browser, since the code that it adds to modules does not run elsewhere.
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
      minimizer: [minifier, new CssMinimizerPlugin({ minify: CssMinimizerPlugin.lightningCssMinify })],
      splitChunks: {
        // A service worker must say in its one file, at once, what it listens to; the others share code as ever.
        chunks: (chunk) => !chunk.canBeInitial() && chunk.name !== 'service-worker',
        cacheGroups: {
          // Libraries change seldom: a chunk of their own stays in the cache over our releases.
          vendor: {
            test: /node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom|@reduxjs|redux|react-redux|redux-persist|immer|reselect|use-sync-external-store)[\\/]/,
            name: 'vendor',
            chunks: 'initial',
          },
          // The prerender sets a page's stylesheets inline; the browser loads the others with the code that uses them.
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
        // Layers decide which of two rules wins, not the order of files.
        ignoreOrder: true,
      }),
      new CopyPlugin({ patterns: [{ from: 'public', globOptions: { ignore: ['**/index.html'] } }] }),
      // The prerender preloads each page's chunks; it finds their files here.
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
      // The prerender reads it there.
      devMiddleware: { writeToDisk: true },
      // React Refresh has its own, which also shows what throws when an edit is loaded.
      client: { overlay: false },
      setupMiddlewares: (middlewares, server) => [
        // It would open any file of the machine.
        ...middlewares.filter(({ name }) => name !== 'webpack-dev-server-open-editor'),
        serveOnDemand(server, [boot, prerender], out),
      ],
    },
    stats: 'errors-warnings',
    infrastructureLogging: { level: serving ? 'info' : 'warn' },
  };

  // The text that the prerender sets inline into every page's <head>.
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
    // These bring binaries or read files beside their own code; they stay where npm put them.
    externals: Object.fromEntries(
      ['@resvg/resvg-js', 'fontkit', 'pdfkit', 'sharp'].map((name) => [name, `commonjs ${name}`]),
    ),
    devtool: false,
    module: {
      rules: [typescript(false), longTexts, { test: /\.css$/, use: [cssModules(true)] }],
      // Workers are started in the browser only.
      parser: { javascript: { worker: false, url: false } },
    },
    // A chunk for each `import()`, whose name is its id: by it the prerender records what a page imports.
    optimization: { minimize: false, splitChunks: false, chunkIds: 'named' },
    stats: 'errors-warnings',
  };

  return serving ? browser : [browser, boot, prerender];
};
