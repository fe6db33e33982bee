import { readFileSync, readdirSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from '@playwright/test';

const read = (file: string) => readFileSync(new URL(`../../dist/${file}`, import.meta.url));
const brotli = (file: string) => brotliCompressSync(read(file)).length;

/** The scripts that a page's HTML loads or preloads: all that its first view needs. */
function scriptsOf(page: string): string[] {
  return [
    ...read(page)
      .toString()
      .matchAll(/(?:src|href)="\/(assets\/[^"]+\.js)"/g),
  ].map(([, file]) => file ?? '');
}

const kilobytes = (sizes: readonly number[]) => sizes.reduce((sum, size) => sum + size, 0) / 1000;

test('the first view of /shop loads at most 125 kB of JavaScript, of which ours at most 30 kB', () => {
  const scripts = scriptsOf('shop/index.html');
  expect(kilobytes(scripts.map(brotli))).toBeLessThanOrEqual(125);
  const ours = scripts.filter((file) => !file.includes('/vendor.'));
  expect(kilobytes(ours.map(brotli))).toBeLessThanOrEqual(30);
});

test('the stylesheet of the whole site is at most 15 kB', () => {
  const sheets = readdirSync(new URL('../../dist/assets/', import.meta.url)).filter((file) =>
    file.endsWith('.css'),
  );
  expect(sheets).toHaveLength(1);
  expect(kilobytes(sheets.map((file) => brotli(`assets/${file}`)))).toBeLessThanOrEqual(15);
});

test('the display face is at most 45 kB', () => {
  const faces = readdirSync(new URL('../../dist/assets/', import.meta.url)).filter((file) =>
    file.endsWith('.woff2'),
  );
  expect(kilobytes(faces.map((file) => read(`assets/${file}`).length))).toBeLessThanOrEqual(45);
});
