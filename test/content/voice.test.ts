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
    // Scales on a desk and monitors do stand.
    allowed: ['src/content/news/plain-dealing-prize.mdx', 'src/content/services/details/dynamic-pricing.ts'],
  },
  // "say … because of which words" is a question.
  { habit: /(?<!because )\bof which\b/i, instead: 'two sentences' },
  { habit: /\bwhoever\b/i, instead: '"anyone who"' },
  // Words that visitors search for.
  { habit: /\bbaskets?\b/i, instead: '"cart"', allowed: ['src/content/search/searchSynonyms.ts'] },
  { habit: /\bdearer\b/i, instead: '"more expensive"' },
  {
    habit: /\bby the year\b/i,
    instead: '"a year"',
    allowed: ['src/content/search/searchSynonyms.ts'],
  },
  { habit: /\be-mail/i, instead: '"email"' },
];

/** Our texts have serial commas. */
const textHabits: readonly Habit[] = [
  ...habits,
  { habit: /\b[\w’]+, [\w’]+, [\w’]+ (and|or) /, instead: 'a comma before the last item' },
];

/** A comment starts with a verb or the thing. */
const commentHabits: readonly Habit[] = [
  ...habits,
  { habit: /^(\/\*+|\/\/)\s*What\b/, instead: 'a verb' },
  { habit: /\b(colour|neighbour|telephone)/i, instead: 'American English' },
  { habit: /\b(anew|per cent|in vain)\b/i, instead: '"again", "percent", "without success"' },
];

/** A test's name says what happens. */
const nameHabits: readonly Habit[] = [
  ...habits.filter(({ instead }) => instead !== '"email"'),
  { habit: /^What\b/, instead: 'the subject first' },
  { habit: /\b(colour|neighbour|anew)/i, instead: 'American English' },
];

/** In code of the shop, "article" means a news article. */
const shopHabits: readonly Habit[] = [...commentHabits, { habit: /\barticles?\b/i, instead: '"product"' }];

const COMMENT = /(?<![\w*])\/\*[\s\S]*?\*\/|(?<![:'"`\w])\/\/.*$/gm;

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

const TEST_NAME =
  /\b(?:test|describe|inEachLook)(?:\.(?:describe|each))*\(\s*(?:'((?:[^'\\]|\\.)*)'|`([^`]*)`)/g;

const whole = (file: string) => [readFileSync(file, 'utf8')];
const comments = (file: string) => readFileSync(file, 'utf8').match(COMMENT) ?? [];
const testNames = (file: string) =>
  [...readFileSync(file, 'utf8').matchAll(TEST_NAME)].map(([, quoted, template]) => quoted ?? template ?? '');

test('the site’s texts avoid our worst habits', () => {
  expect(found(filesOf(['src/content/**/*.{ts,tsx,mdx}']), whole, textHabits)).toEqual([]);
});

test('READMEs avoid them too', () => {
  expect(found(filesOf(['*.md', '.github/*.md', '{src,test}/**/*.md']), whole, habits)).toEqual([]);
});

test('comments avoid them, and none starts with "What"', () => {
  const files = filesOf(['{src,test}/**/*.{ts,tsx,js,css}', '*.config.js']);
  expect(found(files, comments, commentHabits)).toEqual([]);
});

test('test names avoid them', () => {
  expect(found(filesOf(['test/**/*.{test,spec}.{ts,tsx}']), testNames, nameHabits)).toEqual([]);
});

test('ESLint’s messages avoid them', () => {
  expect(found(['eslint.config.js'], whole, habits)).toEqual([]);
});

test('a product is never called an article', () => {
  const files = filesOf(['src/{domain,store,persistence}/**/*.ts', 'src/content/{products,shop}/**/*.ts']);
  expect(found(files, comments, shopHabits)).toEqual([]);
});
