import { mean } from 'd3-array';

/** The rankings to compare, best informed first. */
export const rankingMethods = ['personal', 'ease', 'popular'] as const;
export type RankingMethod = (typeof rankingMethods)[number];

/** Returns indexes by score, highest first; ties keep their order. Skips those in `excluded`. */
export function ranked(scores: readonly number[], excluded: readonly number[] = []): readonly number[] {
  const skipped = new Set(excluded);
  return scores
    .map((score, item) => ({ score, item }))
    .filter(({ item }) => !skipped.has(item))
    .sort((a, b) => b.score - a.score)
    .map(({ item }) => item);
}

/** A ranking and the items that belong at its top. */
export interface EvaluatedRanking {
  readonly ranking: readonly number[];
  readonly relevant: readonly number[];
}

/** Returns the share of relevant items among the first `count` of each ranking, from 0 to 1. */
export function precisionsAt(count: number, rankings: readonly EvaluatedRanking[]): readonly number[] {
  return rankings.map(({ ranking, relevant }) => hits(ranking, relevant, count) / count);
}

export function precisionAt(count: number, rankings: readonly EvaluatedRanking[]): number {
  return mean(precisionsAt(count, rankings)) ?? 0;
}

/** Returns the highest possible precision: there can't be more hits than relevant items. */
export function maxPrecisionAt(count: number, rankings: readonly EvaluatedRanking[]): number {
  return mean(rankings, ({ relevant }) => Math.min(count, relevant.length) / count) ?? 0;
}

function hits(ranking: readonly number[], relevant: readonly number[], count: number): number {
  return ranking.slice(0, count).filter((item) => relevant.includes(item)).length;
}
