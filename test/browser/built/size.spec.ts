import { readdirSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { demoIds } from '../../../src/content/lists/products.computed';
import { paths } from '../../../src/content/paths';
import { isSlowRun } from '../../support/slowRun';
import type { BuiltPage } from '../support/builtSite';
import { assetsFolder, builtFile, builtPages, chunkFiles, ownScripts, scriptsOf } from '../support/builtSite';
import { chunksOf, isFirstOfFamily } from '../support/sitePages';

/** Allows 10% more than the last measurement. */
const TOLERANCE = 1.1;

// In one worker, which compresses each file once.
test.describe.configure({ mode: 'default' });

const sizes = new Map<string, number>();

/** The level of `npm run preview`. */
const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };

/** Returns the compressed size in kB. Cached, because many pages share files. */
function compressed(data: string | Buffer): number {
  const key = String(data);
  const size = sizes.get(key) ?? brotliCompressSync(data, { params }).length / 1000;
  sizes.set(key, size);
  return size;
}

function kilobytes(files: readonly string[]): number {
  return files.reduce((total, file) => total + compressed(builtFile(file)), 0);
}

/**
 * Fails with a table of the files that exceed their budget. If the increase is intended, update `was`.
 * @param was the largest at the last measurement, in kB
 * @param now the current size of each, in kB
 */
function expectLittleMoreThan(was: number, now: readonly (readonly [what: string, is: number])[]): void {
  const limit = was * TOLERANCE;
  const figures = [was, limit].map((size) => size.toFixed(1));
  const table = now
    .filter(([, is]) => is > limit)
    .map(([what, is]) => `${what.padEnd(50)} was ${figures[0]}  is ${is.toFixed(1)}  limit ${figures[1]}`);
  expect(now.length).toBeGreaterThan(0);
  expect.soft(table, 'too heavy, in kB').toEqual([]);
}

/**
 * The largest page of each kind at the last measurement, in kB compressed. The first matching `paths` decides
 * a page's kind.
 */
const kinds = [
  { kind: 'home', paths: /^\/(home(-\d)?)?$/, document: 22, scripts: 133.7 },
  { kind: 'shop', paths: /^\/(shop|cart|checkout|product\/.+)$/, document: 24.6, scripts: 137.1 },
  { kind: 'demo or /store', paths: /^\/(demos\/.+|store)$/, document: 22, scripts: 208.5 },
  { kind: 'article', paths: /^\/(blog|news)\/./, document: 22.6, scripts: 142 },
  { kind: 'other', paths: /^/, document: 21.4, scripts: 130.2 },
];

const kindOf = ({ path }: BuiltPage) => kinds.find(({ paths }) => paths.test(path))?.kind;

for (const { kind, document, scripts } of kinds) {
  test(`pages of type “${kind}” stay within their size budget: HTML with CSS, and scripts`, () => {
    const pages = builtPages.filter((page) => kindOf(page) === kind && (isSlowRun || isFirstOfFamily(page)));
    expectLittleMoreThan(
      document,
      pages.map((page) => [`${page.path}, document`, compressed(page.document)]),
    );
    expectLittleMoreThan(
      scripts,
      pages.map((page) => [`${page.path}, scripts`, kilobytes(scriptsOf(page))]),
    );
  });
}

test('shared CSS, libraries, shared code and both fonts stay within their size budget', () => {
  const assets = readdirSync(assetsFolder).map((file) => `/assets/${file}`);
  const script = (name: string) =>
    assets.filter((file) => file.startsWith(`/assets/${name}.`) && file.endsWith('.js'));
  expectLittleMoreThan(
    9.9,
    builtPages.map(({ path, css }) => [`${path}, CSS`, compressed(css)]),
  );
  expectLittleMoreThan(87, [['vendor', kilobytes(script('vendor'))]]);
  expectLittleMoreThan(35.3, [['main', kilobytes(script('main'))]]);
  expectLittleMoreThan(27, [['faces', kilobytes(assets.filter((file) => file.endsWith('.woff2')))]]);
});

test('a page adds few scripts of its own', () => {
  const families = new Map<string, Set<string | undefined>>();
  for (const page of builtPages) {
    for (const script of scriptsOf(page)) {
      families.set(script, (families.get(script) ?? new Set()).add(page.family));
    }
  }
  const own = (page: BuiltPage) => scriptsOf(page).filter((script) => families.get(script)?.size === 1);
  expectLittleMoreThan(
    21.6,
    builtPages
      .filter(({ path }) => !path.startsWith(`${paths.demos}/`))
      .map((page) => [`${page.path}, its own scripts`, kilobytes(own(page))]),
  );
});

/** The assistant answers within a frame, so it has no worker. */
const workerOf = (id: (typeof demoIds)[number]) =>
  id === 'conversational-ai-assistant' ? [] : chunkFiles(`worker-${id}`);

test('a demo’s page and worker scripts are its own and stay within their size budget', () => {
  for (const id of demoIds) {
    const worker = new Set(workerOf(id));
    expect(builtPages.flatMap(scriptsOf).filter((file) => worker.has(file))).toEqual([]);
    const view = chunkFiles(chunksOf(`/demos/${id}`)[1] ?? '').at(-1) ?? '';
    expect(builtPages.filter((page) => scriptsOf(page).includes(view)).map(({ path }) => path)).toEqual([
      `/demos/${id}`,
    ]);
  }
  expectLittleMoreThan(
    102,
    demoIds.map((id) => [
      `/demos/${id}, worker included`,
      kilobytes([...ownScripts(`/demos/${id}`), ...workerOf(id)]),
    ]),
  );
});
