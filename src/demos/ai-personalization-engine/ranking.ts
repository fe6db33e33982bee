import { mean } from 'd3-array';

/** Places a list of scores from the highest to the lowest; equal ones stay as they are. `without` are left out. */
export function ranked(scores: readonly number[], without: readonly number[] = []): readonly number[] {
  const left = new Set(without);
  return scores
    .map((score, item) => ({ score, item }))
    .filter(({ item }) => !left.has(item))
    .sort((a, b) => b.score - a.score)
    .map(({ item }) => item);
}

/** A ranking with the items that should be high in it. */
export interface Trial {
  readonly ranking: readonly number[];
  readonly wanted: readonly number[];
}

/** For each trial the share of the first so many that is wanted, from 0 to 1. */
export function precisionsAt(count: number, trials: readonly Trial[]): readonly number[] {
  return trials.map(({ ranking, wanted }) => hits(ranking, wanted, count) / count);
}

/** Their mean. */
export function precisionAt(count: number, trials: readonly Trial[]): number {
  return mean(precisionsAt(count, trials)) ?? 0;
}

/** The most that it can be: no ranking has more hits than are wanted. */
export function mostPrecisionAt(count: number, trials: readonly Trial[]): number {
  return mean(trials, ({ wanted }) => Math.min(count, wanted.length) / count) ?? 0;
}

/** The mean share of what is wanted that is among the first so many, from 0 to 1. */
export function recallAt(count: number, trials: readonly Trial[]): number {
  return mean(trials, ({ ranking, wanted }) => hits(ranking, wanted, count) / wanted.length) ?? 0;
}

function hits(ranking: readonly number[], wanted: readonly number[], count: number): number {
  return ranking.slice(0, count).filter((item) => wanted.includes(item)).length;
}
