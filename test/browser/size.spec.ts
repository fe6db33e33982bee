import { readdirSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { demoIds } from '../../src/content/demos/demoIds';
import { assetsFolder, builtFile, builtPages, chunkFiles, scriptsOf } from './builtSite';

/** What is sent for a text, in thousands of bytes. */
const compressed = (text: string | Buffer) => brotliCompressSync(text).length / 1000;

const sizes = new Map<string, number>();

/** What a file costs on the way, in thousands of bytes. */
function kilobytes(file: string): number {
  const size = sizes.get(file) ?? compressed(builtFile(file));
  sizes.set(file, size);
  return size;
}

const sum = (files: readonly string[]) => files.reduce((total, file) => total + kilobytes(file), 0);

const assets = readdirSync(assetsFolder);

/**
 * What the first view of a page may cost, in thousands of bytes as they are sent: what it costs today, and a little. A
 * page has the limits of the first kind that its path fits.
 */
const limits = [
  { kind: 'home', paths: /^\/(home(-\d)?)?$/, page: 14.5, css: 7.1, scripts: 120.7 },
  { kind: 'product', paths: /^\/product\//, page: 24.5, css: 9.2, scripts: 124.8 },
  { kind: 'shop, cart, checkout', paths: /^\/(shop|cart|checkout)$/, page: 18.8, css: 9.2, scripts: 121.2 },
  { kind: 'inside the store', paths: /^\/store$/, page: 22.3, css: 10.3, scripts: 128.6 },
  { kind: 'demo', paths: /^\/demos\//, page: 22.4, css: 11.6, scripts: 142.4 },
  { kind: 'article', paths: /^\/(blog|news|services|tools)\//, page: 20.2, css: 8.1, scripts: 128.9 },
  { kind: 'any other', paths: /^/, page: 19, css: 9.2, scripts: 118.4 },
];

for (const page of builtPages) {
  const limit = limits.find(({ paths }) => paths.test(page.path));
  if (!limit) continue;
  test(`${page.path} is in its limits of HTML, CSS and scripts: ${limit.kind}`, () => {
    expect.soft(compressed(page.document), 'the page with its CSS').toBeLessThanOrEqual(limit.page);
    expect.soft(compressed(page.css), 'its CSS').toBeLessThanOrEqual(limit.css);
    expect.soft(sum(scriptsOf(page)), 'its scripts').toBeLessThanOrEqual(limit.scripts);
  });
}

test('the libraries are at most 79 kB, the code that every page has at most 26.1 kB', () => {
  const [vendor = '', main = ''] = ['vendor', 'main'].map((name) =>
    assets.find((file) => file.startsWith(`${name}.`) && file.endsWith('.js')),
  );
  expect(kilobytes(`/assets/${vendor}`)).toBeLessThanOrEqual(79);
  expect(kilobytes(`/assets/${main}`)).toBeLessThanOrEqual(26.1);
});

test('the first view of /shop loads at most 113 kB of JavaScript, of which ours at most 34.7 kB', () => {
  const scripts = builtPages.filter(({ path }) => path === '/shop').flatMap(scriptsOf);
  expect(scripts.length).toBeGreaterThan(3);
  expect(sum(scripts)).toBeLessThanOrEqual(113);
  expect(sum(scripts.filter((file) => !file.includes('/vendor.')))).toBeLessThanOrEqual(34.7);
});

test('a page adds at most 16.2 kB of scripts that no other kind of page has', () => {
  const families = new Map<string, Set<string | undefined>>();
  for (const page of builtPages) {
    for (const script of scriptsOf(page)) {
      families.set(script, (families.get(script) ?? new Set()).add(page.family));
    }
  }
  for (const page of builtPages.filter(({ family }) => family !== 'demo')) {
    const own = scriptsOf(page).filter((script) => families.get(script)?.size === 1);
    expect(sum(own), page.path).toBeLessThanOrEqual(16.2);
  }
});

test('a demo adds at most 60 kB of scripts, its worker included, and no other page has any of them', () => {
  for (const id of demoIds) {
    const own = [...chunkFiles('demo'), ...chunkFiles(`demo-${id}`), ...chunkFiles(`worker-${id}`)];
    expect(sum(own), id).toBeLessThanOrEqual(60);
    const worker = new Set(chunkFiles(`worker-${id}`));
    expect(builtPages.flatMap(scriptsOf).filter((file) => worker.has(file))).toEqual([]);
    const view = chunkFiles(`demo-${id}`).at(-1) ?? '';
    expect(builtPages.filter((page) => scriptsOf(page).includes(view)).map(({ path }) => path)).toEqual([
      `/demos/${id}`,
    ]);
  }
});

test('the two faces are at most 42 kB', () => {
  const faces = assets.filter((file) => file.endsWith('.woff2'));
  const bytes = faces.reduce((total, file) => total + builtFile(`/assets/${file}`).length, 0);
  expect(bytes).toBeLessThanOrEqual(42_000);
});
