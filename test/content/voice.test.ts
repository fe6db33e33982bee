import { readFileSync } from 'node:fs';
import { globSync } from 'tinyglobby';

/** Folders whose texts are still being rewritten. Remove each when it is done. */
const NOT_YET: readonly string[] = [];

/** Phrases that a native speaker would not write, and the words to use instead. */
const habits: readonly { readonly habit: RegExp; readonly instead: string; readonly allowed?: RegExp }[] = [
  { habit: /\bSo (many|much)\b(?! (for|so)\b)/, instead: '"Number of …", "Maximum …"' },
  { habit: /\bWhat is no\b/, instead: 'the subject first' },
  { habit: /\bstands (there|here|under|beside|below|above|ahead|at|on)\b/, instead: '"is"' },
  { habit: /\bof which\b/i, instead: 'two sentences' },
  { habit: /\bwhoever\b/i, instead: '"anyone who"' },
  { habit: /\bbaskets?\b/i, instead: '"cart"' },
  { habit: /\bdearer\b/i, instead: '"more expensive"' },
  { habit: /\bby the year\b/i, instead: '"a year", "yearly"' },
  { habit: /\be-mail/i, instead: '"email"' },
];

/** Comments only. A comment's first word is a verb or the thing. */
const commentHabits = [...habits, { habit: /^(\/\*\*?|\/\/|\*)\s*What\b/, instead: 'a verb first' }];
