/** What a review says, by its score. */
export const verdicts = ['praise', 'neutral', 'complaint'] as const;
export type Verdict = (typeof verdicts)[number];

/** What the verdicts are called. */
export const verdictLabels: Readonly<Record<Verdict, string>> = {
  praise: 'Praise',
  neutral: 'Neutral',
  complaint: 'Complaint',
};

/** How far from 0 a score must be to count as praise or complaint; VADER's authors take 0.05. */
export const DEFAULT_THRESHOLD = 0.05;

/** The verdict on a score from -1 to 1. */
export function verdictOn(score: number, threshold: number): Verdict {
  if (score >= threshold) return 'praise';
  return score <= -threshold ? 'complaint' : 'neutral';
}
