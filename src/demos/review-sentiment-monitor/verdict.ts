export const verdicts = ['positive', 'neutral', 'negative'] as const;
export type Verdict = (typeof verdicts)[number];

export const verdictLabels: Readonly<Record<Verdict, string>> = {
  positive: 'Positive',
  neutral: 'Neutral',
  negative: 'Negative',
};

/** Scores at least this far from 0 are positive or negative, as VADER's authors recommend. */
const THRESHOLD = 0.05;

/** Returns the verdict on a score from -1 to 1. */
export function verdictOn(score: number): Verdict {
  if (Math.abs(score) < THRESHOLD) return 'neutral';
  return score > 0 ? 'positive' : 'negative';
}

/** Reasons why a review has no score: it has no opinion words, or the review isn't in English. */
const unscored = ['unrated', 'unread'] as const;

/** A review's score, from -1 to 1, or the reason why it has none. */
export type ReviewScore = number | (typeof unscored)[number];

/** Verdicts on a whole review, including the reasons why it has none. */
export const reviewVerdicts = [...verdicts, ...unscored] as const;
export type ReviewVerdict = (typeof reviewVerdicts)[number];

export const reviewVerdictLabels: Readonly<Record<ReviewVerdict, string>> = {
  ...verdictLabels,
  unrated: 'No opinion words',
  unread: 'Not in English',
};

/** Narrows to reviews with a score. */
export function isScored<Review extends { readonly score: ReviewScore }>(
  review: Review,
): review is Review & { readonly score: number } {
  return typeof review.score === 'number';
}

export function verdictOnReview(score: ReviewScore): ReviewVerdict {
  return typeof score === 'number' ? verdictOn(score) : score;
}
