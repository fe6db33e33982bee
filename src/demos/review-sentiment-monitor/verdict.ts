/** What a review says, by its score. */
export const verdicts = ['praise', 'neutral', 'complaint'] as const;
export type Verdict = (typeof verdicts)[number];

/** What the verdicts are called. */
export const verdictLabels: Readonly<Record<Verdict, string>> = {
  praise: 'Positive',
  neutral: 'Neutral',
  complaint: 'Negative',
};

/** How far from 0 a score must be to count as praise or complaint; VADER's authors take 0.05. */
export const DEFAULT_THRESHOLD = 0.05;

/** The verdict on a score from -1 to 1. */
export function verdictOn(score: number, threshold: number): Verdict {
  if (score >= threshold) return 'praise';
  return score <= -threshold ? 'complaint' : 'neutral';
}

/** What a whole review says; `unread` if it is not in English, or nothing in it can be read. */
export type ReviewVerdict = Verdict | 'unread';
export const reviewVerdicts = [...verdicts, 'unread'] as const satisfies readonly ReviewVerdict[];

/** What the verdicts on reviews are called. */
export const reviewVerdictLabels: Readonly<Record<ReviewVerdict, string>> = {
  ...verdictLabels,
  unread: 'Not read',
};

/** A review's score, or null if it was not read. */
interface Reviewed {
  readonly score: number | null;
}

/** Whether a review has a score. */
export function isRead<Review extends Reviewed>(
  review: Review,
): review is Review & { readonly score: number } {
  return review.score !== null;
}

/** The verdict on a review's score, from -1 to 1; null if it was not read. */
export function verdictOnReview(score: number | null, threshold: number): ReviewVerdict {
  return score === null ? 'unread' : verdictOn(score, threshold);
}
