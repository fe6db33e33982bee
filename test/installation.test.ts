import { readFileSync } from 'node:fs';
import { globSync } from 'tinyglobby';

test('checking a change never runs install scripts of dependencies', () => {
  const files = globSync(['.github/workflows/*', '.ci/*'], { dot: true });
  const installs = files.flatMap(
    (file) => readFileSync(file, 'utf8').match(/npm (?:ci|i|install)\b.*/g) ?? [],
  );
  expect(installs.length).toBeGreaterThan(1);
  expect(installs.filter((command) => !command.includes('--ignore-scripts'))).toEqual([]);
});
