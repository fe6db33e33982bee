export const verdicts = ['positive', 'neutral', 'negative'] as const;
export type Verdict = (typeof verdicts)[number];

export const verdictLabels: Readonly<Record<Verdict, string>> = {
  positive: 'Positive',
  neutral: 'Neutral',
  negative: 'Negative',
};

/**
 * Default threshold: scores at least this far from 0 are positive or negative. VADER's authors use the same.
 */
export const DEFAULT_THRESHOLD = 0.05;

/** Returns the verdict on a score from -1 to 1. A score of 0 is neutral at any threshold. */
export function verdictOn(score: number, threshold: number): Verdict {
  if (score === 0 || Math.abs(score) < threshold) return 'neutral';
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

export function verdictOnReview(score: ReviewScore, threshold: number): ReviewVerdict {
  return typeof score === 'number' ? verdictOn(score, threshold) : score;
}
