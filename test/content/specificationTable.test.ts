import { readFileSync } from 'node:fs';
import { globSync } from 'tinyglobby';

const list = readFileSync('src/content/SPECIFICATION.md', 'utf8');

/** One entry per requirement; names of code and tests are in backticks. */
const rows = list
  .split('\n')
  .filter((line) => line.startsWith('- '))
  .map((line) => {
    const [, promise = '', code = '', tests = ''] = /^- (.+): (.+) → (.+)$/.exec(line) ?? [];
    const named = (cell: string) =>
      [...cell.matchAll(/`([^`]+)`/g)].flatMap(([, name = '']) => expanded(name));
    return { promise, code: named(code), tests: named(tests) };
  });

/** Expands `{a,b}`, since a pattern matches if only one of them exists. */
function expanded(name: string): readonly string[] {
  const [, before = '', names, after = ''] = /^(.*)\{(.*?)\}(.*)$/.exec(name) ?? [];
  return names === undefined
    ? [name]
    : names.split(',').flatMap((part) => expanded(`${before}${part}${after}`));
}

const exists = (patterns: readonly string[]) =>
  globSync(
    patterns.map((pattern) => pattern.replace(/\/$/, '/**')),
    { expandDirectories: false },
  ).length > 0;

test.each(rows)('“$promise” names code and tests that exist', ({ code, tests }) => {
  expect(code).not.toEqual([]);
  expect(tests).not.toEqual([]);
  expect(code.filter((name) => !exists([`src/content/${name}`, `src/${name}`, name]))).toEqual([]);
  expect(
    tests.filter((name) => !exists([`test/${name}`, `test/${name}.{test.ts,test.tsx,spec.ts}`])),
  ).toEqual([]);
});
