import amazonReviews from './authors/amazonReviews.json';
import { score } from './score';
import type { Verdict } from './verdict';
import { verdictOn } from './verdict';

/** Minimum absolute mean rating, from -4 to 4, of sentences that count as positive or negative. */
const MIN_RATING = 0.5;

/** The held-out half of Amazon reviews' sentences, collected by Hu & Liu and rated for VADER's authors. */
const labeled = amazonReviews
  .map((line) => {
    const [id = '', rating, text = ''] = line.split('\t');
    return { id, label: labelOf(Number(rating)), verdict: verdictOn(score(text)) };
  })
  .filter(({ id }) => Number.parseInt(id, 10) % 2 === 0);

/** Accuracy of the word list on sentences that people rated. */
export const evaluation = {
  count: labeled.length,
  correct: labeled.filter(({ label, verdict }) => label === verdict).length,
  /** Number of positive sentences: the accuracy of always answering "positive". */
  positive: labeled.filter(({ label }) => label === 'positive').length,
};

function labelOf(rating: number): Verdict {
  if (rating >= MIN_RATING) return 'positive';
  return rating <= -MIN_RATING ? 'negative' : 'neutral';
}
