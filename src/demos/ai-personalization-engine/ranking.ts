import { mean } from 'd3-array';

/** Returns indexes by score, highest first; ties keep their order. Skips those in `without`. */
export function ranked(scores: readonly number[], without: readonly number[] = []): readonly number[] {
  const left = new Set(without);
  return scores
    .map((score, item) => ({ score, item }))
    .filter(({ item }) => !left.has(item))
    .sort((a, b) => b.score - a.score)
    .map(({ item }) => item);
}

/** A ranking and the items that belong at its top. */
export interface Trial {
  readonly ranking: readonly number[];
  readonly wanted: readonly number[];
}

/** Precision of the first `count` items of each trial, from 0 to 1. */
export function precisionsAt(count: number, trials: readonly Trial[]): readonly number[] {
  return trials.map(({ ranking, wanted }) => hits(ranking, wanted, count) / count);
}

/** Returns the mean of `precisionsAt`. */
export function precisionAt(count: number, trials: readonly Trial[]): number {
  return mean(precisionsAt(count, trials)) ?? 0;
}

/** Returns the highest possible precision: there can't be more hits than wanted items. */
export function mostPrecisionAt(count: number, trials: readonly Trial[]): number {
  return mean(trials, ({ wanted }) => Math.min(count, wanted.length) / count) ?? 0;
}

/** Returns the mean share of the wanted items among the first `count`, from 0 to 1. */
export function recallAt(count: number, trials: readonly Trial[]): number {
  return mean(trials, ({ ranking, wanted }) => hits(ranking, wanted, count) / wanted.length) ?? 0;
}

function hits(ranking: readonly number[], wanted: readonly number[], count: number): number {
  return ranking.slice(0, count).filter((item) => wanted.includes(item)).length;
}
