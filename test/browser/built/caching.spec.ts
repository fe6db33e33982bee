import { expect, test } from '@playwright/test';
import { builtFile, builtPages, chunkSheets, ownScripts, scriptsOf } from '../support/builtSite';
import { chunksOf } from '../support/sitePages';

const [script = ''] = ownScripts('/shop');
const ASK_EACH_TIME = 'public, max-age=0, must-revalidate';

test('pages are revalidated on each visit and sent only if they changed', async ({ request }) => {
  const response = await request.get('/shop');
  expect(response.headers()['cache-control']).toBe(ASK_EACH_TIME);
  const { etag = '' } = response.headers();
  expect((await request.get('/shop', { headers: { 'If-None-Match': etag } })).status()).toBe(304);
});

test('scripts are cached for a year, because a changed script has a new name', async ({ request }) => {
  const { 'cache-control': life } = (await request.get(script)).headers();
  expect(life).toBe('public, max-age=31536000, immutable');
});

test('the service worker caches every script and stylesheet of the pages that it caches', () => {
  const worker = builtFile('/service-worker.js').toString();
  const cached = builtPages.filter(({ path }) => worker.includes(`"${path}"`));
  expect(cached.length).toBeGreaterThan(12);
  const files = cached.flatMap((page) => [
    ...scriptsOf(page),
    ...ownScripts(page.path),
    ...chunksOf(page.path).flatMap(chunkSheets),
  ]);
  expect([...new Set(files)].filter((file) => !worker.includes(`"${file}"`))).toEqual([]);
});

test('a 404 for a script is not cached', async ({ request }) => {
  const response = await request.get('/assets/missing.js');
  expect(response.status()).toBe(404);
  expect(response.headers()['cache-control']).toBe(ASK_EACH_TIME);
});

test('the preview server answers ranges, and lives on after any', async ({ baseURL }) => {
  const file = '/favicon.svg';
  const address = `${baseURL ?? ''}${file}`;
  const statusOf = async (range: string) =>
    (await fetch(address, { headers: { Range: range, 'Accept-Encoding': 'identity' } })).status;
  for (const [range, status] of [
    ['bytes=2-5', 206],
    ['bytes=2-', 206],
    ['bytes=5-2', 416],
    ['bytes=99999999-', 416],
    // A server may ignore ranges that it doesn't support.
    ['bytes=-5', 200],
    ['bytes=0-1,5-6', 200],
    ['bytes=0-99999999999999999999', 200],
    ['bytes=5--2', 200],
    ['nonsense', 200],
  ] as const)
    expect(await statusOf(range), range).toBe(status);
  expect(await (await fetch(address)).text()).toBe(builtFile(file).toString());
});

// Hosts that read the file merge all matching rules, so a lifetime for all paths would override that of
// scripts.
test('the _headers file has cache rules only for assets and the search index', () => {
  const rules = builtFile('/_headers')
    .toString()
    .split('\n\n')
    .filter((rule) => rule.includes('Cache-Control'));
  expect(rules.map((rule) => rule.split('\n')[0])).toEqual([
    '/assets/*',
    '/search-index.json',
    '/search-texts.json',
  ]);
});
