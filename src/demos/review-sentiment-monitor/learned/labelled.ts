import amazonReviews from '../authors/amazonReviews.json';
import type { Verdict } from '../verdict';

/** A sentence of a review with what people say that it says. */
export interface LabelledSentence {
  readonly text: string;
  readonly label: Verdict;
  /** The half that nothing is learned or chosen from. All sentences of one review are in the same half. */
  readonly isUnseen: boolean;
}

/** People rated from -4 to 4; the mean of twenty of them counts as praise or complaint from here on. */
export const LEAST_RATING = 0.5;

/** The sentences of Amazon reviews that Hu & Liu collected and VADER's authors had rated. */
export const labelled: readonly LabelledSentence[] = amazonReviews.map((line) => {
  const [id = '', rating, text = ''] = line.split('\t');
  return { text, label: labelOf(Number(rating)), isUnseen: Number.parseInt(id, 10) % 2 === 0 };
});

function labelOf(rating: number): Verdict {
  if (rating >= LEAST_RATING) return 'praise';
  return rating <= -LEAST_RATING ? 'complaint' : 'neutral';
}
