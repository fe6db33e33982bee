import { readFileSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';

const find = (patterns: readonly string[]) => globSync(patterns, { dot: true });
const readmes = find(['*.md', '.github/*.md', '{src,test}/**/*.md']);
const files = [...readmes, ...find(['*.js', 'LICENSE', '.ci/*', '.github/**', '{src,test}/**'])];

test.each(readmes)('%s names files that exist', (readme) => {
  const text = readFileSync(readme, 'utf8');
  const named = Array.from(
    text.matchAll(/`(\w[\w./-]*\.(?:tsx?|js|css|mdx|md|py))`/g),
    ([, name = '']) => name,
  );
  expect(named.filter((name) => !files.some((file) => `/${file}`.endsWith(`/${name}`)))).toEqual([]);
  const linked = Array.from(text.matchAll(/\]\((?!https:)([^)#]+)/g), ([, link = '']) => link);
  expect(linked.filter((link) => !files.includes(path.join(path.dirname(readme), link)))).toEqual([]);
});
