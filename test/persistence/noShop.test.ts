import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Lists the TypeScript files of a folder with their texts. */
const filesOf = (folder: string) =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.ts'))
    .map((name) => [name, readFileSync(join(folder, name), 'utf8')] as const);
const source = filesOf(join(__dirname, '../../src/persistence'));

test.each([...source, ...filesOf(__dirname)])('%s imports nothing from the shop', (_name, text) => {
  const imports = Array.from(text.matchAll(/from '([^']+)'/g), ([, from = '']) => from);
  expect(
    imports.filter((from) => from.startsWith('../') && !from.startsWith('../../src/persistence/')),
  ).toEqual([]);
});

test.each(source)('%s doesn’t mention the shop', (_name, text) => {
  expect(text).not.toMatch(/\b(cart|wishlist|checkout|products?|orders|shop|billing|tangelo)\b/i);
});
