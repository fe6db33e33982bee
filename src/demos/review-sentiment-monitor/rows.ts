import { formatSigned } from '../shared/amounts';
import type { Sentence } from './score';
import type { Change, Rule, VaderScore } from './vader/step';
import { operations, wordsOf } from './vader/step';

interface Row {
  readonly word: string;
  /** Where its value comes from: `rated +2.80; counts half as much before “but”`. */
  readonly detail: string;
  readonly value: number;
}

interface Sum {
  readonly rows: readonly Row[];
  /** Explains how the sum becomes the score, or why there is none. */
  readonly result: string;
}

/** Breaks a sentence's score down into a sum. */
export function sumOf(sentence: Sentence): Sum {
  return { rows: rowsOf(sentence), result: resultText(sentence.vader) };
}

function rowsOf({ text, vader: { steps, emphasis } }: Sentence): readonly Row[] {
  const words = wordsOf(text);
  const rows = steps.map(({ word, rated, changes, value, isAdded }) => ({
    word,
    detail: isAdded
      ? 'our own rating'
      : [`rated ${formatSigned(rated)}`, ...changes.map((change) => changeText(change, words))].join('; '),
    value,
  }));
  return emphasis === 0
    ? rows
    : [...rows, { word: '“!” and “?”', detail: 'strengthen the score', value: emphasis }];
}

/** Wording of each rule's reason; the words that caused it follow. */
const reasons: Readonly<Record<Exclude<Rule, 'but'>, string>> = {
  degree: 'for',
  capitals: 'for capitals',
  negation: 'after',
  negates: 'because it negates',
  neverSo: 'after',
  least: 'after',
  idiom: 'for the phrase',
};

function changeText({ rule, amount, because }: Change, words: readonly string[]): string {
  const cause = because.map((place) => bare(words[place] ?? '')).join(' ');
  const reason = rule === 'but' ? (amount > 1 ? 'after' : 'before') : reasons[rule];
  return `${amountText(rule, amount)} ${reason}${cause === '' ? '' : ` “${cause}”`}`;
}

function amountText(rule: Rule, amount: number): string {
  switch (operations[rule]) {
    case 'add':
      return formatSigned(amount);
    case 'multiply':
      if (amount < 0) return `reversed (× −${Math.abs(amount)})`;
      return `counts ${amount === 0.5 ? 'half' : `${amount} times`} as much`;
    case 'replace':
      return `counts as ${formatSigned(amount)}`;
  }
}

/** Removes punctuation around a word, except from emoticons. */
function bare(text: string): string {
  return text.replaceAll(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '') || text;
}

function resultText({ steps, sum, compound }: VaderScore): string {
  if (steps.length === 0) return 'No opinion words in this sentence.';
  return `On the scale from −1 to +1, a total of ${formatSigned(sum)} becomes a score of ${formatSigned(compound)}.`;
}
