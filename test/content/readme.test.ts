import { readFileSync } from 'node:fs';
import { globSync } from 'tinyglobby';
import { rootReducer } from '../../src/store/rootReducer';

const readme = readFileSync('src/content/README.md', 'utf8');

/** The rows of both tables: what is promised, the code and the tests, by the names in backquotes. */
const rows = readme
  .slice(readme.indexOf('## Specification → code → test'))
  .split('\n')
  .filter((line) => line.startsWith('| ') && line.includes('`'))
  .map((line) => {
    const [, promise = '', code = '', tests = ''] = line.split('|').map((cell) => cell.trim());
    const named = (cell: string) => [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);
    return { promise, code: named(code), tests: named(tests) };
  });

/** The slices of the store by name. */
const slices = Object.keys(rootReducer(undefined, { type: 'test/started' }));

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

test.each(slices)('the table of the store says what the slice %s has, and what of it is saved', (slice) => {
  expect(readFileSync('src/store/README.md', 'utf8')).toMatch(
    new RegExp(`^\\| \`${slice}/\` +\\| \\S.*\\| \\S.*\\|$`, 'm'),
  );
});
