export const verdicts = ['positive', 'neutral', 'negative'] as const;
export type Verdict = (typeof verdicts)[number];

export const verdictLabels: Readonly<Record<Verdict, string>> = {
  positive: 'Positive',
  neutral: 'Neutral',
  negative: 'Negative',
};

/** How far from 0 a score must be to count as positive or negative; VADER's authors use 0.05. */
export const DEFAULT_THRESHOLD = 0.05;

/** The verdict on a score from -1 to 1. */
export function verdictOn(score: number, threshold: number): Verdict {
  if (score >= threshold) return 'positive';
  return score <= -threshold ? 'negative' : 'neutral';
}

/** The verdict on a whole review; `unread` if it is not in English, or nothing in it can be read. */
export type ReviewVerdict = Verdict | 'unread';
export const reviewVerdicts = [...verdicts, 'unread'] as const satisfies readonly ReviewVerdict[];

export const reviewVerdictLabels: Readonly<Record<ReviewVerdict, string>> = {
  ...verdictLabels,
  unread: 'Not read',
};

/** A review's score; null if it wasn't read. */
interface Reviewed {
  readonly score: number | null;
}

/** Narrows to reviews with a score. */
export function isRead<Review extends Reviewed>(
  review: Review,
): review is Review & { readonly score: number } {
  return review.score !== null;
}

/** The verdict on a review's score, from -1 to 1; `unread` for null. */
export function verdictOnReview(score: number | null, threshold: number): ReviewVerdict {
  return score === null ? 'unread' : verdictOn(score, threshold);
}
