import { formatSigned } from '../shared/amounts';
import { counted, percent } from '../../domain/numerals';
import type { LearnedScore } from './learned/score';
import type { Sentence } from './score';
import type { Change, Rule, VaderScore } from './vader/step';
import { ALPHA, operations } from './vader/step';
import { wordsOf } from './vader/words';

export const methods = ['vader', 'learned'] as const;
export type Method = (typeof methods)[number];

export interface Row {
  readonly word: string;
  /** The origin of its value. */
  readonly detail: string;
  readonly value: number;
  /** The running total. */
  readonly sum: number;
}

export interface Sum {
  readonly sentence: Sentence;
  readonly rows: readonly Row[];
  /** The conversion of the sum to the score. */
  readonly result: string;
  readonly score: number;
}

/** Number of training sentences, for the prior. */
export interface TrainingSentences {
  readonly positive: number;
  readonly negative: number;
}

/** Breaks a sentence's score down into a sum. */
export function sumOf(sentence: Sentence, method: Method, seen: TrainingSentences): Sum {
  const { vader, learned } = sentence;
  switch (method) {
    case 'vader':
      return {
        sentence,
        rows: summed(vaderRows(sentence)),
        result: vaderResult(vader),
        score: vader.compound,
      };
    case 'learned':
      return {
        sentence,
        rows: summed(learnedRows(learned, seen)),
        result: learnedResult(learned),
        score: learned.score,
      };
  }
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
      ? 'our addition to VADER'
      : [`rated ${formatSigned(rated)}`, ...changes.map((change) => changeText(change, words))].join(', '),
    value,
  }));
  return emphasis === 0
    ? rows
    : [...rows, { word: '! and ?', detail: 'emphasis, away from 0', value: emphasis }];
}

const reasons: Readonly<Record<Rule, (words: string) => string>> = {
  degree: (words) => `for ${words}`,
  capitals: () => 'for capitals',
  negation: (words) => `after ${words}`,
  negates: (words) => `as it negates ${words}`,
  neverSo: (words) => `after ${words}`,
  least: (words) => `after ${words}`,
  idiom: (words) => `for the phrase ${words}`,
  but: (words) => `for ${words}`,
};

function changeText({ rule, amount, because }: Change, words: readonly string[]): string {
  const named = `“${because.map((place) => bare(words[place] ?? '')).join(' ')}”`;
  return `${amountText(rule, amount)} ${reasons[rule](named)}`;
}

function amountText(rule: Rule, amount: number): string {
  switch (operations[rule]) {
    case 'add':
      return formatSigned(amount);
    case 'multiply':
      return `× ${amount < 0 ? '−' : ''}${Math.abs(amount)}`;
    case 'replace':
      return `becomes ${formatSigned(amount)}`;
  }
}

/** A word without surrounding punctuation, except for emoticons. */
export function bare(text: string): string {
  return text.replaceAll(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '') || text;
}

function vaderResult({ steps, sum, compound }: VaderScore): string {
  if (steps.length === 0) return 'VADER rates none of these words.';
  const amount = formatSigned(sum);
  return `${amount} ÷ √(${Math.abs(sum).toFixed(2)}² + ${ALPHA}) = ${formatSigned(compound)}`;
}

function learnedRows({ steps, others }: LearnedScore, seen: TrainingSentences): readonly Omit<Row, 'sum'>[] {
  if (steps.length === 0) return [];
  const rows = steps.map(({ word, positive, negative, value }) => ({
    word,
    detail: `positive ${positive}, negative ${negative}`,
    value,
  }));
  const start = {
    word: 'Prior',
    detail: `positive ${seen.positive}, negative ${seen.negative}`,
    value: Math.log(seen.positive / seen.negative),
  };
  return others.count === 0
    ? [start, ...rows]
    : [
        start,
        ...rows,
        { word: counted(others.count, 'other word'), detail: 'each with little weight', value: others.value },
      ];
}

function learnedResult({ steps, logOdds, score }: LearnedScore): string {
  if (steps.length === 0) return 'None of these words is in the training sentences.';
  const positive = (1 + score) / 2;
  return `Log-odds ${formatSigned(logOdds)}: ${percent(positive)} positive, ${percent(1 - positive)} negative, so ${formatSigned(score)}`;
}
