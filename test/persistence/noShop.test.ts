import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(__dirname, '../../src/persistence');
const files = readdirSync(folder).filter((name) => name.endsWith('.ts'));

test.each(files)('%s neither imports from the shop nor mentions it', (name) => {
  const text = readFileSync(join(folder, name), 'utf8');
  const imports = Array.from(text.matchAll(/from '([^']+)'/g), ([, from]) => from);
  expect(imports.filter((from) => from?.startsWith('../'))).toEqual([]);
  expect(text).not.toMatch(/\b(cart|wishlist|checkout|products?|orders|shop|billing|tangelo)\b/i);
});
