import { once } from 'node:events';
import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import sirv from 'sirv';
import { assetsFolder, builtFile } from './builtSite';

interface FaultyHost extends AsyncDisposable {
  /** The address of a path on this host. */
  readonly url: (path: string) => string;
  /** How often a path was asked for. */
  readonly requests: (path: string) => number;
}

/**
 * Serves the built site as the least careful of static hosts do: what is in `/assets/` may be kept for a year, also
 * the answer that it is missing, and nothing is said of the rest. It is a host of its own, since Playwright's `page.route`
 * turns the browser's cache off.
 *
 * @param missing what it does not have; may change meanwhile
 * @param answer what it says of that, a status; or nothing, and the connection drops
 */
export async function faultyHost(
  missing: ReadonlySet<string>,
  answer: 404 | 500 | 'drops' = 404,
): Promise<FaultyHost> {
  const files = sirv(fileURLToPath(new URL('..', assetsFolder)));
  const [, policy = ''] = /Content-Security-Policy: (.*)/.exec(builtFile('/_headers').toString()) ?? [];
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    asked.push(pathname);
    const notFound = () => {
      if (answer === 'drops') request.socket.destroy();
      else response.writeHead(answer).end();
    };
    response.setHeader('Content-Security-Policy', policy);
    if (pathname.startsWith('/assets/'))
      response.setHeader('Cache-Control', 'public, max-age=31536000, immutable');
    if (missing.has(pathname)) notFound();
    else files(request, response, notFound);
  }).listen(0);
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? (address?.port ?? 0) : 0;
  return {
    url: (path) => `http://localhost:${port}${path}`,
    requests: (path) => asked.filter((pathname) => pathname === path).length,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
