import { clickEffects, foldIn, scoresOf } from './foldIn';
import type { Training } from './model';
import { ranked } from './ranking';

/** Why an item is where it is. */
export interface Placement {
  readonly item: number;
  /** Its place on the shelf, from 1. */
  readonly place: number;
  /** Its place by popularity alone, from 1. */
  readonly popularPlace: number;
  readonly isLookedAt: boolean;
  /** How much the method expects it to be liked, about from 0 to 1; null as long as nothing is known of the visitor. */
  readonly score: number | null;
  /** What each item that was looked at adds to the score, the largest first. Their sum is the score. */
  readonly reasons: readonly Reason[];
}

/** What an item that was looked at adds to a score. */
export interface Reason {
  readonly item: number;
  readonly effect: number;
}

/**
 * Puts the items on the shelf for a visitor who has looked at some of them, in this order. What was looked at keeps the
 * place that it had when it was: only what the visitor does not have in hand moves. The others are ranked by score.
 */
export function shelfFor(training: Training, lookedAt: readonly number[]): readonly Placement[] {
  const popular = ranked(training.popularity);
  let order = popular;
  let scores: readonly number[] = [];
  lookedAt.forEach((_, index) => {
    const sofar = lookedAt.slice(0, index + 1);
    scores = scoresOf(training, foldIn(training, sofar));
    order = rearranged(order, sofar, ranked(scores, sofar));
  });
  const effects = clickEffects(training, lookedAt);
  return order.map((item, index) => ({
    item,
    place: index + 1,
    popularPlace: popular.indexOf(item) + 1,
    isLookedAt: lookedAt.includes(item),
    score: scores[item] ?? null,
    reasons: lookedAt
      .map((looked, click) => ({ item: looked, effect: effects[click]?.[item] ?? 0 }))
      .sort((a, b) => b.effect - a.effect),
  }));
}

/** Puts a new ranking on the shelf around the items that keep their places. */
function rearranged(
  order: readonly number[],
  kept: readonly number[],
  ranking: readonly number[],
): readonly number[] {
  const others = ranking.values();
  return order.map((item) => (kept.includes(item) ? item : (others.next().value ?? item)));
}
