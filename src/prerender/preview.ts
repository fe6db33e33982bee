import compression from '@polka/compression';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import sirv from 'sirv';
import { headerRules, headersFor } from './headers';
import { readInline } from './assets';

// Serves a build as a static host does, with the production headers, and compressed unless `--uncompressed`.
const [out = 'dist', port = '4173', uncompressed] = process.argv.slice(2);
const isCompressed = uncompressed === undefined;
const rules = headerRules(readInline(out));
const notFound = readFileSync(path.join(out, '404.html'));

const compress = compression({ brotli: isCompressed, gzip: isCompressed, level: 5 });
const files = sirv(out, {
  // Looks files up on each request, because sending one that a new build has removed would end the server.
  dev: true,
  etag: true,
  setHeaders: (response, pathname) => {
    for (const [name, value] of Object.entries(headersFor(rules, pathname))) response.setHeader(name, value);
  },
});

/** The ranges that sirv can send: from one byte, possibly to another. */
const RANGE = /^bytes=(\d{1,15})-(\d{0,15})$/;

createServer((request, response) => {
  const [, from, to] = RANGE.exec(request.headers.range ?? '') ?? [];
  if (from === undefined) delete request.headers.range;
  else if (to !== '' && Number(to) < Number(from)) {
    // sirv would throw.
    response.writeHead(416).end();
    return;
  }
  compress(request, response, () => {
    files(request, response, () => {
      response.writeHead(404, {
        ...headersFor(rules, '/404.html'),
        'Content-Type': 'text/html; charset=utf-8',
      });
      response.end(notFound);
    });
  });
}).listen(Number(port), '127.0.0.1', () => {
  process.stdout.write(`Tangelo is at http://localhost:${port}/\n`);
});
