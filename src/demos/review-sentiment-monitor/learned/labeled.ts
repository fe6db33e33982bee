import amazonReviews from '../authors/amazonReviews.json';
import type { Verdict } from '../verdict';

/** A sentence of a review, labeled by people. */
export interface LabeledSentence {
  readonly text: string;
  readonly label: Verdict;
  /** True for the test half. All sentences of a review are in the same half. */
  readonly isTest: boolean;
}

/** Minimum absolute mean rating, from -4 to 4, of sentences that count as positive or negative. */
const MIN_RATING = 0.5;

/** Sentences of Amazon reviews, collected by Hu & Liu and rated for VADER's authors. */
export const labeled: readonly LabeledSentence[] = amazonReviews.map((line) => {
  const [id = '', rating, text = ''] = line.split('\t');
  return { text, label: labelOf(Number(rating)), isTest: Number.parseInt(id, 10) % 2 === 0 };
});

function labelOf(rating: number): Verdict {
  if (rating >= MIN_RATING) return 'positive';
  return rating <= -MIN_RATING ? 'negative' : 'neutral';
}
