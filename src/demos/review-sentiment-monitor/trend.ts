import { shuffler } from 'd3-array';
import type { WithProgress } from '../shared/model/withProgress';
import { seeded } from '../shared/seeded';
import type { SourceReview } from './reviewLine';
import type { ReviewScore } from './verdict';
import { isScored } from './verdict';

/** A review's place in time and score, with the moving average there (null for the first few). */
export interface TrendPoint {
  /** In milliseconds since 1970; the review's number, if the trend has no dates. */
  readonly x: number;
  readonly score: number;
  readonly mean: number | null;
  readonly line: number;
}

export interface Trend {
  readonly points: readonly TrendPoint[];
  /** False if the points are in the order of the source. */
  readonly hasDates: boolean;
}

/** Number of reviews in the moving average. */
export const WINDOW = 5;

/** Returns the scores of dated reviews by date, or of all reviews in their order if there are no two dates. */
export function trendOf(
  reviews: readonly (Pick<SourceReview, 'line' | 'date'> & { readonly score: ReviewScore })[],
): Trend {
  const scored = reviews.filter(isScored);
  const dated = scored
    .flatMap(({ line, score, date }) => (date === null ? [] : [{ line, score, x: Date.parse(date) }]))
    .toSorted((a, b) => a.x - b.x);
  const hasDates = dated[0]?.x !== dated.at(-1)?.x;
  const all = hasDates ? dated : scored.map(({ line, score }, index) => ({ line, score, x: index + 1 }));
  return {
    hasDates,
    points: all.map((point, index) => {
      if (index + 1 < WINDOW) return { ...point, mean: null };
      const last = all.slice(index + 1 - WINDOW, index + 1);
      return { ...point, mean: last.reduce((sum, review) => sum + review.score, 0) / WINDOW };
    }),
  };
}

export type MeanPoint = TrendPoint & { readonly mean: number };

export function hasMean(point: TrendPoint): point is MeanPoint {
  return point.mean !== null;
}

/** Share of the whole time without a review that breaks the moving average. */
const MAX_GAP = 0.25;

/** Splits the moving average at long times without a review, where a curve would show opinions that nobody wrote. */
export function averagesOf(points: readonly TrendPoint[]): readonly (readonly MeanPoint[])[] {
  const longest = MAX_GAP * ((points.at(-1)?.x ?? 0) - (points[0]?.x ?? 0));
  const runs: MeanPoint[][] = [];
  for (const point of points.filter(hasMean)) {
    const run = runs.at(-1);
    const last = run?.at(-1);
    if (run && last && point.x - last.x <= longest) run.push(point);
    else runs.push([point]);
  }
  return runs;
}

/** Number of random orders to compare with the real one; fewer for many reviews, for speed. */
const SHUFFLES = { usual: 999, many: 99 };
const MANY_REVIEWS = 5000;
/** A change is significant if its p-value is below this. */
export const SIGNIFICANCE = 0.05;

/**
 * Computes the p-value of a change over time by a permutation test: the share of random orders of the same
 * reviews, the real one included, whose moving average varies at least as much as the real one. Null with
 * fewer than two means to compare.
 */
export function* pValueOf(points: readonly TrendPoint[]): WithProgress<number | null> {
  if (points.length <= WINDOW) return null;
  const scores = Float64Array.from(points, ({ score }) => score);
  // Allows for rounding errors between orders with the same variation.
  const observed = variationOf(scores) - 1e-9;
  const shuffleScores = shuffler(seeded(1));
  const shuffles = scores.length > MANY_REVIEWS ? SHUFFLES.many : SHUFFLES.usual;
  let atLeast = 1;
  for (let shuffle = 0; shuffle < shuffles; shuffle += 1) {
    shuffleScores(scores);
    if (variationOf(scores) >= observed) atLeast += 1;
    yield (shuffle + 1) / shuffles;
  }
  return atLeast / (shuffles + 1);
}

/** Computes the variance of the moving average, up to a constant factor that all orders share. */
function variationOf(scores: Float64Array): number {
  let window = 0;
  let sum = 0;
  let squares = 0;
  for (let index = 0; index < scores.length; index += 1) {
    window += (scores[index] ?? 0) - (scores[index - WINDOW] ?? 0);
    if (index + 1 < WINDOW) continue;
    sum += window;
    squares += window * window;
  }
  return squares - (sum * sum) / (scores.length - WINDOW + 1);
}
