import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { keepPreviousRelease } from '../../src/prerender/previousRelease';

const folder = mkdtempSync(path.join(tmpdir(), 'releases-'));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

/** Writes a release whose assets contain its name. */
function release(name: string, assets: readonly string[], previous?: string): string {
  const out = path.join(folder, name);
  mkdirSync(path.join(out, 'assets'), { recursive: true });
  for (const asset of assets) writeFileSync(path.join(out, 'assets', asset), name);
  keepPreviousRelease(out, previous);
  return out;
}
const assetsOf = (out: string) => readdirSync(path.join(out, 'assets')).toSorted();

test('a build keeps the scripts, stylesheets and fonts of the previous release only', () => {
  const first = release('first', [
    'main.1.js',
    'main.1.js.map',
    'vendor.js',
    'face.1.woff2',
    'css-home.1.css',
  ]);
  const second = release('second', ['main.2.js', 'vendor.js'], first);
  expect(assetsOf(second)).toEqual(['css-home.1.css', 'face.1.woff2', 'main.1.js', 'main.2.js', 'vendor.js']);
  const third = release('third', ['main.3.js'], second);
  expect(assetsOf(third)).toEqual(['main.2.js', 'main.3.js', 'vendor.js']);
});

test('a file in both releases comes from the new one', () => {
  const old = release('old', ['vendor.js']);
  const fresh = release('fresh', ['vendor.js'], old);
  expect(readFileSync(path.join(fresh, 'assets', 'vendor.js'), 'utf8')).toBe('fresh');
});

test('a folder that isn’t a release stops the build', () => {
  expect(() => release('next', ['main.js'], path.join(folder, 'nowhere'))).toThrow('is no release');
});

test('the build’s own folder, which webpack has emptied, stops the build too', () => {
  const out = path.join(folder, 'same');
  expect(() => release('same', ['main.js'], out)).toThrow('is no release');
});
