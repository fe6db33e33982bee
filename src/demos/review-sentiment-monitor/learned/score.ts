import { seenCounts } from './counts.computed';
import type { Lesson } from './naiveBayes';
import { distinctWords, learn } from './naiveBayes';

/** A word that the method has learned, in a sentence. */
export interface LearnedStep extends Lesson {
  readonly word: string;
}

/** What the learned method says of a sentence. */
export interface LearnedScore {
  /** The probability of praise, from -1 (none) to 1 (certain). */
  readonly score: number;
  readonly logOdds: number;
  /** The words that say most, in their order. */
  readonly steps: readonly LearnedStep[];
  /** All other known words together. */
  readonly others: { readonly count: number; readonly value: number };
}

/** So many words of a sentence are named. */
const MOST_STEPS = 8;

const learned = learn(seenCounts);

/** Whether a word, in lower case, was in the sentences that were learned from. */
export function isLearned(word: string): boolean {
  return learned.lessons.has(word);
}

/** Scores a sentence by naive Bayes. One without a known word is 0: how much praise was learned from says nothing of it. */
export function learnedScore(text: string): LearnedScore {
  const known = distinctWords(text).flatMap((word): readonly LearnedStep[] => {
    const lesson = learned.lessons.get(word);
    return lesson ? [{ word, ...lesson }] : [];
  });
  const strongest = new Set(
    known.toSorted((a, b) => Math.abs(b.value) - Math.abs(a.value)).slice(0, MOST_STEPS),
  );
  const others = known.filter((step) => !strongest.has(step));
  const logOdds = known.length === 0 ? 0 : known.reduce((sum, { value }) => sum + value, learned.prior);
  return {
    score: rounded(Math.tanh(logOdds / 2)),
    logOdds: rounded(logOdds),
    steps: known
      .filter((step) => strongest.has(step))
      .map((step) => ({ ...step, value: rounded(step.value) })),
    others: { count: others.length, value: rounded(others.reduce((sum, { value }) => sum + value, 0)) },
  };
}

function rounded(value: number): number {
  return Math.round(value * 1000) / 1000;
}
