import { fileURLToPath } from 'node:url';
import sirv from 'sirv';
import { assetsFolder, builtFile } from './builtSite';
import type { Host } from './host';
import { hostOf } from './host';

interface FaultyHost extends Host {
  readonly requests: (path: string) => number;
}

/**
 * Serves the built site as the least careful static hosts do: everything in `/assets/`, even a 404, may be cached
 * for a year, and other paths have no cache headers. A real server, because Playwright's `page.route` disables the
 * cache.
 * @param missing paths that it doesn't have; may change at any time
 * @param answer the status for those, or `drops` to close the connection
 */
export async function faultyHost(
  missing: ReadonlySet<string>,
  answer: 404 | 500 | 'drops' = 404,
): Promise<FaultyHost> {
  const files = sirv(fileURLToPath(new URL('..', assetsFolder)));
  const [, policy = ''] = /Content-Security-Policy: (.*)/.exec(builtFile('/_headers').toString()) ?? [];
  const asked: string[] = [];
  const host = await hostOf((request, response) => {
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
  });
  return { ...host, requests: (path) => asked.filter((pathname) => pathname === path).length };
}
