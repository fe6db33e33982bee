import { readFileSync } from 'node:fs';
import { globSync } from 'tinyglobby';

const table = readFileSync('src/content/SPECIFICATION.md', 'utf8');

/** The rows of both tables: what is promised, the code and the tests, by the names in backquotes. */
const rows = table
  .split('\n')
  .filter((line) => line.startsWith('| ') && line.includes('`'))
  .map((line) => {
    const [, promise = '', code = '', tests = ''] = line.split('|').map((cell) => cell.trim());
    const named = (cell: string) => [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);
    return { promise, code: named(code), tests: named(tests) };
  });

const exists = (patterns: readonly string[]) =>
  globSync(
    patterns.map((pattern) => pattern.replace(/\/$/, '/**')),
    { expandDirectories: false },
  ).length > 0;

test('the table of the specification and its decisions has a row for each', () => {
  expect(rows.length).toBeGreaterThan(60);
});

test.each(rows)('“$promise” names code and tests that exist', ({ code, tests }) => {
  expect(code.filter((name) => !exists([`src/content/${name}`, `src/${name}`, name]))).toEqual([]);
  expect(
    tests.filter((name) => !exists([`test/${name}`, `test/${name}.{test.ts,test.tsx,spec.ts}`])),
  ).toEqual([]);
});
