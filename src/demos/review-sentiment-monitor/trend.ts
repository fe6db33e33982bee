import type { ScoredReview } from './model';
import { isRead } from './verdict';

/** A review's place in time, and the mean of it and the reviews just before it; null while they are too few. */
export interface TrendPoint {
  /** A day as milliseconds since 1970, or the review's number if not all of them have a date. */
  readonly x: number;
  readonly score: number;
  readonly mean: number | null;
  readonly line: number;
}

/** What the reviews are lined up by. */
export interface Trend {
  readonly by: 'date' | 'order';
  readonly points: readonly TrendPoint[];
}

/** The mean is taken over so many reviews. */
export const MEAN_OF = 5;

/** Lines reviews that were read up by their dates, or as they were pasted if two of them have no dates that differ. */
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
