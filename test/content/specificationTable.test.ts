import { readFileSync } from 'node:fs';
import { globSync } from 'tinyglobby';

const list = readFileSync('src/content/SPECIFICATION.md', 'utf8');

/** One entry per requirement; names of code and tests are in backquotes. */
const rows = list
  .split('\n')
  .filter((line) => line.startsWith('- '))
  .map((line) => {
    const [, promise = '', code = '', tests = ''] = /^- (.+): (.+) → (.+)$/.exec(line) ?? [];
    const named = (cell: string) => [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);
    return { promise, code: named(code), tests: named(tests) };
  });

const exists = (patterns: readonly string[]) =>
  globSync(
    patterns.map((pattern) => pattern.replace(/\/$/, '/**')),
    { expandDirectories: false },
  ).length > 0;

test('the table has an entry for each requirement and decision', () => {
  expect(rows.length).toBeGreaterThan(60);
});

test.each(rows)('“$promise” names code and tests that exist', ({ code, tests }) => {
  expect(code.filter((name) => !exists([`src/content/${name}`, `src/${name}`, name]))).toEqual([]);
  expect(
    tests.filter((name) => !exists([`test/${name}`, `test/${name}.{test.ts,test.tsx,spec.ts}`])),
  ).toEqual([]);
});
