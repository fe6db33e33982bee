import type { ScoredReview } from './model';
import { isRead } from './verdict';

/** A review's position, and the moving average there; null for the first few. */
export interface TrendPoint {
  /** The date in milliseconds since 1970, or the review's number unless all have dates. */
  readonly x: number;
  readonly score: number;
  readonly mean: number | null;
  readonly line: number;
}

/** The horizontal axis. */
export interface Trend {
  readonly by: 'date' | 'order';
  readonly points: readonly TrendPoint[];
}

/** Number of reviews in the moving average. */
export const MEAN_OF = 5;

/** Orders the reviews by date, or as pasted if fewer than two dates differ. */
export function trendOf(reviews: readonly ScoredReview[]): Trend {
  const read = reviews.filter(isRead);
  const dated = read.filter(({ date }) => date !== null);
  const by = new Set(dated.map(({ date }) => date)).size > 1 ? 'date' : 'order';
  const lined =
    by === 'date'
      ? dated.map((review) => ({ ...review, x: Date.parse(review.date ?? '') })).toSorted((a, b) => a.x - b.x)
      : read.map((review, index) => ({ ...review, x: index + 1 }));
  return {
    by,
    points: lined.map(({ x, score, line }, index) => {
      if (index + 1 < MEAN_OF) return { x, score, line, mean: null };
      const last = lined.slice(index + 1 - MEAN_OF, index + 1);
      return { x, score, line, mean: last.reduce((sum, review) => sum + review.score, 0) / MEAN_OF };
    }),
  };
}
