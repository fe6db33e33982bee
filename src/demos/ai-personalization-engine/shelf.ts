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
  /**
   * How much the visitor is expected to like it, from about 0 to 1; null while nothing is known about the
   * visitor.
   */
  readonly score: number | null;
  /** How much each viewed item adds to the score, largest first. They sum to the score. */
  readonly reasons: readonly Reason[];
}

/** How much a viewed item adds to a score. */
export interface Reason {
  readonly item: number;
  readonly effect: number;
}

/**
 * Sorts the shelf for a visitor who has viewed these items, in this order. A viewed item keeps the place where it
 * was clicked; the others are ranked by score.
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

/** Fills a new ranking around the items that keep their places. */
function rearranged(
  order: readonly number[],
  kept: readonly number[],
  ranking: readonly number[],
): readonly number[] {
  const others = ranking.values();
  return order.map((item) => (kept.includes(item) ? item : (others.next().value ?? item)));
}
