import { readdirSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { demoIds } from '../../src/content/demos/demoIds';
import { assetsFolder, builtFile, builtPages, chunkFiles, scriptsOf } from './builtSite';

const sizes = new Map<string, number>();

/** What a file costs on the way, in thousands of bytes. */
function kilobytes(file: string): number {
  const size = sizes.get(file) ?? brotliCompressSync(builtFile(file)).length / 1000;
  sizes.set(file, size);
  return size;
}

const sum = (files: readonly string[]) => files.reduce((total, file) => total + kilobytes(file), 0);

const assets = readdirSync(assetsFolder);

test('the first view of /shop loads at most 123.5 kB of JavaScript, of which ours at most 29.5 kB', () => {
  const scripts = builtPages.filter(({ path }) => path === '/shop').flatMap(scriptsOf);
  expect(scripts.length).toBeGreaterThan(3);
  expect(sum(scripts)).toBeLessThanOrEqual(123.5);
  expect(sum(scripts.filter((file) => !file.includes('/vendor.')))).toBeLessThanOrEqual(29.5);
});

test('a page adds at most 12.5 kB of scripts that no other kind of page has', () => {
  const families = new Map<string, Set<string | undefined>>();
  for (const page of builtPages) {
    for (const script of scriptsOf(page)) {
      families.set(script, (families.get(script) ?? new Set()).add(page.family));
    }
  }
  for (const page of builtPages.filter(({ family }) => family !== 'demo')) {
    const own = scriptsOf(page).filter((script) => families.get(script)?.size === 1);
    expect(sum(own), page.path).toBeLessThanOrEqual(12.5);
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

test('the stylesheet of the whole site is at most 15 kB', () => {
  const sheets = assets.filter((file) => file.endsWith('.css'));
  expect(sheets).toHaveLength(1);
  expect(sum(sheets.map((file) => `/assets/${file}`))).toBeLessThanOrEqual(15);
});

test('the display face is at most 45 kB', () => {
  const faces = assets.filter((file) => file.endsWith('.woff2'));
  const bytes = faces.reduce((total, file) => total + builtFile(`/assets/${file}`).length, 0);
  expect(bytes).toBeLessThanOrEqual(45_000);
});
