import path from 'node:path';
import { fileURLToPath } from 'node:url';
import sirv from 'sirv';
import { assetsFolder, builtFile } from './builtSite';
import type { Host } from './host';
import { hostOf } from './host';

interface SlowHost extends Host {
  /** Sends the next piece of the page being loaded. Returns false if it was the last. */
  readonly sendMore: () => boolean;
}

/** Serves the built site, with each page in pieces. Playwright's `route.fulfill` can only send a page at once. */
export async function slowHost(pieces: number): Promise<SlowHost> {
  const files = sirv(fileURLToPath(new URL('..', assetsFolder)));
  let sendMore = () => false;
  const host = await hostOf((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (request.headers['sec-fetch-dest'] !== 'document') {
      files(request, response);
      return;
    }
    const html = builtFile(path.posix.join(pathname, 'index.html'));
    const body = html.indexOf('<body');
    const size = Math.ceil((html.length - body) / pieces);
    let sent = body + size;
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.write(html.subarray(0, sent));
    sendMore = () => {
      response.write(html.subarray(sent, sent + size));
      sent += size;
      if (sent >= html.length) response.end();
      return sent < html.length;
    };
  });
  return { ...host, sendMore: () => sendMore() };
}
