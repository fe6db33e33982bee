import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { globSync } from 'tinyglobby';
import { demoIds } from '../../src/content/lists/products.computed';
import { productIds, serviceSlugs, toolSlugs } from '../../src/content/slugs';

// Lists name files by import, so `tsc` finds a missing one. It can't see a file that no list has, a slug unlike its
// file's name, or a file that only an `import()` names.

const slugsIn = (folder: string) =>
  readdirSync(`src/content/${folder}`)
    .map((file) => basename(file, '.ts'))
    .sort();

test.each([
  ['services', 'lists/services.ts', serviceSlugs],
  ['tools', 'lists/tools.ts', toolSlugs],
] as const)('each file in %s/ is in %s under its own name', (folder, _list, slugs) => {
  expect([...slugs].sort()).toEqual(slugsIn(folder));
});

test('each folder in products/ is in lists/products.ts under its own name', () => {
  const folders = globSync('src/content/products/*/product.ts').map((file) => file.split('/').at(-2));
  expect(folders.sort()).toEqual([...productIds].sort());
});

test.each(productIds)('%s has every file that a product needs; copy what is missing from another', (id) => {
  const needed = [
    `src/content/products/${id}/detail.ts`,
    `src/content/products/${id}/reviews.ts`,
    `src/components/art/products/${id}/Cover.tsx`,
    `src/components/art/products/${id}/Views.tsx`,
  ];
  expect(needed.filter((file) => globSync(file).length === 0)).toEqual([]);
});

test('each product with `demo` texts is in `demos` of lists/products.ts, and has a folder in src/demos/', () => {
  const written = productIds.filter((id) =>
    readFileSync(`src/content/products/${id}/product.ts`, 'utf8').includes('export const demo:'),
  );
  expect(written).toEqual(demoIds);
  expect(demoIds.filter((id) => globSync(`src/demos/${id}/*Demo.tsx`).length !== 1)).toEqual([]);
});
