import { serveOnDemand } from '../serveOnDemand.js';

/**
 * Options of `npm start`'s server.
 * @param {import('webpack').Configuration[]} configs boot script and `onDemand.ts`
 * @param {string} out the folder of the browser's build
 * @returns {import('webpack-dev-server').Configuration}
 */
export function devServer(configs, out) {
  return {
    // No `allowedHosts`: it would let any website read the source.
    host: '127.0.0.1',
    port: 8080,
    hot: true,
    static: false,
    // Writes the build to disk, where the prerender reads it.
    devMiddleware: { writeToDisk: true },
    client: {
      // React Refresh has its own overlay, which also shows errors that an edit causes while loading.
      overlay: false,
      // The page's own host and port. The default is 127.0.0.1, where the server refuses a page of localhost.
      webSocketURL: 'auto://0.0.0.0:0/ws',
    },
    setupMiddlewares: (middlewares, server) => [
      // Removes the middleware that could open any file on this machine.
      ...middlewares.filter(({ name }) => name !== 'webpack-dev-server-open-editor'),
      serveOnDemand(server, configs, out),
    ],
  };
}
