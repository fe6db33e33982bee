import { Buffer } from 'node:buffer';
import { createRequire } from 'node:module';
import path from 'node:path';
import webpack from 'webpack';

const require = createRequire(import.meta.url);

/**
 * The last middleware of `npm start`: what a build makes beside the pages (feeds, pictures, downloads, the search
 * index) is made here when it is asked for, by the same code. An edit is in it at the next request.
 *
 * @param {import('webpack-dev-server').default} server
 * @param {webpack.Configuration} config bundles `onDemand.ts` for Node into `onDemand.cjs`
 * @returns {import('webpack-dev-server').Middleware}
 */
export function serveOnDemand(server, config) {
  const compiler = webpack(config);
  const bundle = path.join(compiler.outputPath, 'onDemand.cjs');

  const compile = () =>
    new Promise((resolve, reject) => {
      compiler.run((error, stats) => {
        if (error ?? stats.hasErrors()) reject(error ?? new Error(stats.toString('errors-only')));
        else resolve();
      });
    });
  // A compiler runs once at a time. After the first time it takes up what has changed alone.
  let compiled = Promise.resolve();
  const compileNext = () => (compiled = compiled.then(compile, compile));

  // The first time takes as long as the site's own, which comes first; whoever searches then need not wait.
  let isBegun = false;
  server.compiler.hooks.done.tap('serveOnDemand', () => {
    // A failure is told to whoever asks for a file.
    if (!isBegun) compileNext().catch(() => {});
    isBegun = true;
  });

  return (request, response, next) => {
    compileNext()
      .then(() => {
        delete require.cache[bundle];
        return require(bundle).makeSiteFile(request.path);
      })
      .then((data) => {
        if (data === undefined) next();
        else response.type(path.extname(request.path)).send(Buffer.from(data));
      })
      .catch(next);
  };
}
