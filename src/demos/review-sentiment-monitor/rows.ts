import { formatSigned } from '../shared/amounts';
import { counted, grouped, percent } from '../../domain/numerals';
import { trainingSentences } from './learned/evaluation.computed';
import type { LearnedScore } from './learned/score';
import type { Sentence } from './score';
import type { Change, Rule, VaderScore } from './vader/step';
import { operations, wordsOf } from './vader/step';

export const methods = ['vader', 'learned'] as const;
export type Method = (typeof methods)[number];

export const methodNames: Readonly<Record<Method, string>> = {
  vader: 'Word list',
  learned: 'Trained model',
};

export interface Row {
  readonly word: string;
  /** Where its value comes from: `rated +2.80; counts half as much before “but”`. */
  readonly detail: string;
  readonly value: number;
  /** Running total up to this row. */
  readonly sum: number;
}

export interface Sum {
  readonly sentence: Sentence;
  readonly rows: readonly Row[];
  /** Explains how the sum becomes the score, or why there is none. */
  readonly result: string;
}

/** Breaks a sentence's score down into a sum. */
export function sumOf(sentence: Sentence, method: Method): Sum {
  const { vader, learned } = sentence;
  return method === 'vader'
    ? { sentence, rows: summed(vaderRows(sentence)), result: vaderResult(vader) }
    : { sentence, rows: summed(learnedRows(learned)), result: learnedResult(learned) };
}

function summed(rows: readonly Omit<Row, 'sum'>[]): readonly Row[] {
  let sum = 0;
  return rows.map((row) => {
    sum += row.value;
    return { ...row, sum };
  });
}

function vaderRows({ text, vader: { steps, emphasis } }: Sentence): readonly Omit<Row, 'sum'>[] {
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
export function bare(text: string): string {
  return text.replaceAll(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '') || text;
}

function vaderResult({ steps, sum, compound }: VaderScore): string {
  if (steps.length === 0) return 'No opinion words in this sentence.';
  return `On the scale from −1 to +1, a total of ${formatSigned(sum)} becomes a score of ${formatSigned(compound)}.`;
}

function learnedRows({ steps, others }: LearnedScore): readonly Omit<Row, 'sum'>[] {
  if (steps.length === 0) return [];
  const { positive, negative } = trainingSentences;
  const prior = { word: 'Starting point', positive, negative, value: Math.log(positive / negative) };
  const rows = [prior, ...steps].map((step) => ({
    word: step.word,
    detail: `in ${grouped(step.positive)} positive and ${grouped(step.negative)} negative training ${step.negative === 1 ? 'sentence' : 'sentences'}`,
    value: step.value,
  }));
  return others.count === 0
    ? rows
    : [
        ...rows,
        {
          word: counted(others.count, 'other word'),
          detail: 'each with a smaller effect',
          value: others.value,
        },
      ];
}

function learnedResult({ steps, score }: LearnedScore): string {
  if (steps.length === 0) return 'None of these words is in the training sentences.';
  const positive = (1 + score) / 2;
  return `${percent(positive)} likely positive, ${percent(1 - positive)} likely negative. The score is the difference: ${formatSigned(score)}.`;
}
