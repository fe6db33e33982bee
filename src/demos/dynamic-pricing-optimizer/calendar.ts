import { quantile, sum } from 'd3-array';
import { DAY_MS } from '../shared/days';
import type { Period } from './sale';
import { WEEK } from './sale';

/** A variable of a regression, with a value for each period. */
export type Column = readonly number[];

/** Reason why the effect of the price is unknown. */
export type Confounding = 'collinear' | 'few moves' | 'few changes' | 'implausible' | 'many prices';

/** The variance inflation factor from which textbooks call a variable collinear. */
const MAX_INFLATION = 10;
/** Minimum number of times that the price must rise or fall. Something else may explain one or two moves. */
const MIN_MOVES = 3;
/** Quantiles that bound the prices without outliers. */
const TYPICAL = [0.05, 0.95];
/** A move is at least this share of the range of typical prices; less may be noise. */
const MOVE_SHARE = 0.25;
/** Minimum number of periods per term; with fewer periods, a simpler set of terms is used. */
const PERIODS_PER_TERM = 2;
const YEAR = 365.25;

/**
 * Builds the terms for trend and season, with dummies for months and, in daily sales, weekdays. With too few
 * periods, season is the weekdays alone or a yearly sine wave; with fewer still, there are no terms.
 * @param days days since January 1, 1970
 */
export function calendarTerms(days: readonly number[], per: Period): readonly Column[] {
  const trend = days.map((day) => day - (days[0] ?? 0));
  const months = dummies(days.map((day) => new Date(day * DAY_MS).getUTCMonth()));
  const weekdays = per === 'day' ? dummies(days.map((day) => day % WEEK)) : [];
  const waves = [Math.sin, Math.cos].map((wave) => days.map((day) => wave((2 * Math.PI * day) / YEAR)));
  return (
    [
      [trend, ...months, ...weekdays],
      ...(per === 'day' ? [[trend, ...weekdays]] : []),
      [trend, ...waves],
    ].find((terms) => terms.length * PERIODS_PER_TERM <= days.length) ?? []
  );
}

/** Returns dummy variables: a column of 0s and 1s for each value but the first. */
function dummies(values: readonly number[]): readonly Column[] {
  return [...new Set(values)].slice(1).map((own) => values.map((value) => (value === own ? 1 : 0)));
}

/** Counts rises and falls of at least a size. A smaller change in the other direction doesn't end one. */
function movesOf(column: Column, size: number): number {
  let [low = 0, high = 0] = [column[0], column[0]];
  let direction = 0;
  let count = 0;
  for (const value of column) {
    low = Math.min(low, value);
    high = Math.max(high, value);
    if (direction <= 0 && value > low && value - low >= size) {
      direction = 1;
      count += 1;
      high = value;
    } else if (direction >= 0 && value < high && high - value >= size) {
      direction = -1;
      count += 1;
      low = value;
    }
  }
  return count;
}

/**
 * Splits a column where the means of both parts differ most.
 * @returns the parts, and the sum of squares that the split explains
 */
function bestSplit(column: Column): { readonly parts: readonly [Column, Column]; readonly squares: number } {
  const total = sum(column);
  let [at, squares, before] = [0, 0, 0];
  for (const [index, value] of column.entries()) {
    if (index > 0) {
      const rest = column.length - index;
      const own = (index * rest * (before / index - (total - before) / rest) ** 2) / column.length;
      if (own > squares) [at, squares] = [index, own];
    }
    before += value;
  }
  return { parts: [column.slice(0, at), column.slice(at)], squares };
}

/** Tests whether prices rose or fell only once or twice, apart from noise. */
function hasFewMoves(logPrices: Column, squares: number): boolean {
  const [low = 0, high = 0] = TYPICAL.map((share) => quantile(logPrices, share));
  if (movesOf(logPrices, MOVE_SHARE * (high - low)) < MIN_MOVES) return true;
  const first = bestSplit(logPrices);
  const second = Math.max(...first.parts.map((part) => bestSplit(part).squares));
  return (squares - first.squares - second) * MAX_INFLATION <= squares;
}

/** Explains why the effect of the price can't be told apart from that of the calendar; null if it can. */
export function confoundingOf(logPrices: Column, terms: readonly Column[]): Confounding | null {
  const squaresWithout = (columns: readonly Column[]) => {
    const rest = residuals(logPrices, basisOf([logPrices.map(() => 1), ...columns]));
    return dot(rest, rest);
  };
  const squares = squaresWithout([]);
  if (hasFewMoves(logPrices, squares)) return 'few moves';
  return squaresWithout(terms) * MAX_INFLATION <= squares ? 'collinear' : null;
}

/** A column counts as a combination of those before it if its residual is shorter than this share of its length. */
const TOLERANCE = 1e-6;

/** Builds an orthonormal basis of columns (Gram–Schmidt), without those that are combinations of others. */
export function basisOf(columns: readonly Column[]): readonly Column[] {
  const basis: Column[] = [];
  for (const column of columns) {
    // Orthogonalizes twice, which is enough to remove rounding errors.
    const rest = residuals(residuals(column, basis), basis);
    const length = Math.sqrt(dot(rest, rest));
    if (length > TOLERANCE * Math.sqrt(dot(column, column))) basis.push(rest.map((value) => value / length));
  }
  return basis;
}

/** Returns the residuals of a column after its projection onto an orthonormal basis. */
export function residuals(column: Column, basis: readonly Column[]): Column {
  let rest = column;
  for (const direction of basis) {
    const share = dot(rest, direction);
    rest = rest.map((value, index) => value - share * (direction[index] ?? 0));
  }
  return rest;
}

export function dot(one: Column, other: Column): number {
  return sum(one, (value, index) => value * (other[index] ?? 0));
}
