import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { assetsFolder, builtFile, builtPages } from '../support/builtSite';

const licenses = builtFile('/licenses.txt').toString();

/** Returns the packages whose code is in the build, by its source maps, and those of the fonts. */
function shippedPackages(): readonly string[] {
  const maps = readdirSync(assetsFolder).filter((file) => file.endsWith('.map'));
  const sources = [
    ...maps.map((file) => readFileSync(new URL(file, assetsFolder), 'utf8')),
    builtFile('/service-worker.js.map').toString(),
  ].join('\n');
  const names = [...sources.matchAll(/node_modules\/((?:@[\w.-]+\/)?[\w.-]+)\/(?!node_modules)/g)];
  return [...new Set([...names.map(([, name = '']) => name), 'webpack'])];
}

test('licenses.txt has a license text for every package in scripts and fonts', () => {
  const packages = shippedPackages();
  expect(packages).toEqual(expect.arrayContaining(['react', 'redux-persist', 'minisearch', 'workbox-core']));
  for (const name of [...packages, '@fontsource-variable/familjen-grotesk', '@fontsource-variable/figtree'])
    expect.soft(licenses, name).toMatch(new RegExp(`^${name} \\d[^\\n]*\\([^\\n]+\\)\\n\\n\\s*\\S`, 'm'));
  expect(licenses).toContain('SIL OPEN FONT LICENSE');
});

test('every page links to it', () => {
  const without = builtPages.filter(({ html }) => !html.includes('href="/licenses.txt"'));
  expect(without.map(({ path }) => path)).toEqual([]);
});
