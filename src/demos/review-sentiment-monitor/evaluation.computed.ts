import amazonReviews from './authors/amazonReviews.json';
import type { Confusion, Evaluation } from './evaluation';
import { correctCount } from './evaluation';
import { score } from './score';
import type { Verdict } from './verdict';
import { verdictOn } from './verdict';

/** Minimum absolute mean rating, from -4 to 4, of sentences that count as positive or negative. */
const MIN_RATING = 0.5;

interface LabeledSentence {
  readonly label: Verdict;
  readonly score: number;
  /** True for the held-out half. All sentences of a review are in the same half. */
  readonly isTest: boolean;
}

/** Sentences of Amazon reviews, collected by Hu & Liu and rated for VADER's authors. */
const labeled = amazonReviews.map((line): LabeledSentence => {
  const [id = '', rating, text = ''] = line.split('\t');
  return { label: labelOf(Number(rating)), score: score(text), isTest: Number.parseInt(id, 10) % 2 === 0 };
});
const testHalf = labeled.filter(({ isTest }) => isTest);
const otherHalf = labeled.filter(({ isTest }) => !isTest);
const thresholds = Array.from({ length: 11 }, (_, index) => index / 20);

/** Accuracy on the held-out half of the labeled sentences. */
export const evaluation: Evaluation = {
  count: testHalf.length,
  positive: testHalf.filter(({ label }) => label === 'positive').length,
  results: thresholds.map((threshold) => ({ threshold, confusion: confusionOf(testHalf, threshold) })),
  chosen: thresholds.reduce((best, threshold) =>
    correctCount(confusionOf(otherHalf, threshold)) > correctCount(confusionOf(otherHalf, best))
      ? threshold
      : best,
  ),
};

function labelOf(rating: number): Verdict {
  if (rating >= MIN_RATING) return 'positive';
  return rating <= -MIN_RATING ? 'negative' : 'neutral';
}

function confusionOf(sentences: readonly LabeledSentence[], threshold: number): Confusion {
  const counts = {
    positive: { positive: 0, neutral: 0, negative: 0 },
    neutral: { positive: 0, neutral: 0, negative: 0 },
    negative: { positive: 0, neutral: 0, negative: 0 },
  };
  for (const sentence of sentences) counts[sentence.label][verdictOn(sentence.score, threshold)] += 1;
  return counts;
}
