import { trainingCounts } from './counts.computed';
import type { LearnedWord } from './naiveBayes';
import { distinctWords, trainNaiveBayes } from './naiveBayes';

export interface LearnedStep extends LearnedWord {
  readonly word: string;
}

export interface LearnedScore {
  /** Probability that the sentence is positive, scaled from -1 to 1. */
  readonly score: number;
  readonly logOdds: number;
  /** The words with the largest contributions, in the sentence's order. */
  readonly steps: readonly LearnedStep[];
  /** The other known words: how many there are, and the sum of their log-odds. */
  readonly others: { readonly count: number; readonly value: number };
}

const MAX_LISTED_WORDS = 8;

const learned = trainNaiveBayes(trainingCounts);

/** Tests whether a lowercase word occurs in the training sentences. */
export function isLearned(word: string): boolean {
  return learned.words.has(word);
}

/**
 * Scores a sentence by naive Bayes. Without a known word the score is 0, because the prior says nothing about
 * the sentence.
 */
export function learnedScore(text: string): LearnedScore {
  const known = distinctWords(text).flatMap((word): readonly LearnedStep[] => {
    const learnedWord = learned.words.get(word);
    return learnedWord ? [{ word, ...learnedWord }] : [];
  });
  const strongest = new Set(
    known.toSorted((a, b) => Math.abs(b.value) - Math.abs(a.value)).slice(0, MAX_LISTED_WORDS),
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
