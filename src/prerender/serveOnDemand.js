import { Buffer } from 'node:buffer';
import { createRequire } from 'node:module';
import path from 'node:path';
import webpack from 'webpack';

const require = createRequire(import.meta.url);

/**
 * The last middleware of `npm start`. Makes pages and other files (feeds, pictures, downloads, search index) on
 * demand with the build's code, so that each request includes the latest edits.
 * @param {import('webpack-dev-server').default} server
 * @param {webpack.Configuration[]} configs boot script and `onDemand.ts`
 * @param {string} out the folder of the browser's build
 * @returns {import('webpack-dev-server').Middleware}
 */
export function serveOnDemand(server, configs, out) {
  const compiler = webpack(configs);
  const work = compiler.outputPath;
  let compiledHash;

  const compile = () =>
    new Promise((resolve, reject) => {
      compiler.run((error, stats) => {
        if (error ?? stats.hasErrors()) {
          reject(error ?? new Error(stats.toString('errors-only')));
          return;
        }
        if (stats.hash !== compiledHash)
          for (const file of Object.keys(require.cache))
            if (file.startsWith(work)) delete require.cache[file];
        compiledHash = stats.hash;
        resolve();
      });
      // Requires the code outside of that callback, where an exception would end the server instead of the request.
    }).then(() => require(path.join(work, 'onDemand.cjs')));
  // Queues compilations, because a compiler can't run twice at once. Later runs compile only what changed.
  let compiled = Promise.resolve();
  const compileNext = () => (compiled = compiled.then(compile, compile));

  const browserBuilt = () => new Promise((resolve) => server.middleware.waitUntilValid(resolve));

  return (request, response, next) => {
    browserBuilt()
      .then(compileNext)
      .then(async ({ makePage, makeSiteFile }) => {
        const file = await makeSiteFile(request.path);
        if (file !== undefined) response.type(path.extname(request.path)).send(Buffer.from(file));
        else if (request.accepts('html')) {
          const { isFound, html } = await makePage(request.path, out);
          response.status(isFound ? 200 : 404).send(html);
        } else next();
      })
      .catch(next);
  };
}
