import { readFileSync } from 'node:fs';
import { globSync } from 'tinyglobby';

interface Habit {
  readonly habit: RegExp;
  readonly instead: string;
  readonly allowed?: readonly string[];
}

/** Phrases that a native speaker would not write. */
const habits: readonly Habit[] = [
  { habit: /\bSo many\b/, instead: '"Number of …", "Maximum number of …"' },
  { habit: /\bWhat is no\b/, instead: 'the subject first' },
  {
    habit: /\bstands (there|here|under|beside|below|above|ahead|at|on|before)\b/,
    instead: '"is", "there is"',
  },
  // "say … because of which words" is a question.
  { habit: /(?<!because )\bof which\b/i, instead: 'two sentences' },
  { habit: /\bwhoever\b/i, instead: '"anyone who"' },
  // Words that visitors search for.
  { habit: /\bbaskets?\b/i, instead: '"cart"', allowed: ['src/content/shop/cartPage.ts'] },
  { habit: /\bdearer\b/i, instead: '"more expensive"' },
  { habit: /\bby the year\b/i, instead: '"a year"' },
  { habit: /\be-mail/i, instead: '"email"' },
];

/** Our texts have serial commas. */
const textHabits: readonly Habit[] = [
  ...habits,
  { habit: /\b[\w’]+, [\w’]+, [\w’]+ (and|or) /, instead: 'a comma before the last item' },
];

const filesOf = (patterns: readonly string[]) => globSync(patterns, { dot: true });

function found(
  files: readonly string[],
  textsOf: (file: string) => readonly string[],
  wrong: readonly Habit[],
) {
  return files.flatMap((file) =>
    textsOf(file).flatMap((text) =>
      wrong
        .filter(({ allowed = [] }) => !allowed.includes(file))
        .flatMap(({ habit, instead }) => {
          const at = text.search(habit);
          return at < 0 ? [] : [`${file}: "${text.slice(at, at + 60)}" → write ${instead}`];
        }),
    ),
  );
}

const whole = (file: string) => [readFileSync(file, 'utf8')];

test('the site’s texts avoid our worst habits', () => {
  expect(found(filesOf(['src/content/**/*.{ts,tsx,mdx}']), whole, textHabits)).toEqual([]);
});

test('every exception has the habit', () => {
  for (const { habit, allowed = [] } of habits)
    for (const file of allowed) expect(readFileSync(file, 'utf8')).toMatch(habit);
});

test('READMEs avoid them too', () => {
  expect(found(filesOf(['*.md', '.github/*.md', '{src,test}/**/*.md']), whole, habits)).toEqual([]);
});
