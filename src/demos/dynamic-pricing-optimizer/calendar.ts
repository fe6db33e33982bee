import { extent, pairs, quantile, sum } from 'd3-array';
import { DAY_MS } from '../shared/days';
import type { Period } from './sale';
import { WEEK } from './sale';

/** A variable of a regression, with a value for each period. */
export type Column = readonly number[];

/** Reason why the effect of the price is unknown. */
export type Confounding = 'collinear' | 'few moves' | 'few changes' | 'implausible';

/** The variance inflation factor from which textbooks call a variable collinear. */
const MAX_INFLATION = 10;
/**
 * Minimum number of times that the price must cross the middle of its range. Something else may explain one or two
 * moves.
 */
const MIN_MOVES = 3;
/**
 * Quantiles that bound the prices without outliers. The whole range is tried too, because rare discounts look like
 * outliers.
 */
const TYPICAL = [0.05, 0.95];
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

/** Counts how often prices cross the middle of a range. */
function movesAcross([low = 0, high = 0]: readonly (number | undefined)[], logPrices: Column): number {
  const isHigh = logPrices.map((price) => price > (low + high) / 2);
  return pairs(isHigh).filter(([one, next]) => one !== next).length;
}

/** Explains why the effect of the price can't be told apart from that of the calendar; null if it can. */
export function confoundingOf(logPrices: Column, terms: readonly Column[]): Confounding | null {
  const ranges = [extent(logPrices), TYPICAL.map((share) => quantile(logPrices, share))];
  if (ranges.every((range) => movesAcross(range, logPrices) < MIN_MOVES)) return 'few moves';
  const squaresWithout = (columns: readonly Column[]) => {
    const rest = residuals(logPrices, basisOf([logPrices.map(() => 1), ...columns]));
    return dot(rest, rest);
  };
  return squaresWithout(terms) * MAX_INFLATION <= squaresWithout([]) ? 'collinear' : null;
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
