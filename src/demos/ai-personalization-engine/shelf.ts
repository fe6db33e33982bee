import { clickEffects, foldIn, scoresOf } from './foldIn';
import type { Training } from './model';
import { ranked } from './ranking';

/** An item's position and the reasons for it. */
export interface Placement {
  readonly item: number;
  /** Position on the shelf, from 1. */
  readonly place: number;
  /** Position by popularity alone, from 1. */
  readonly popularityRank: number;
  readonly isViewed: boolean;
  /** The visitor's expected preference, from about 0 to 1; null before any click. */
  readonly score: number | null;
  /** How much each viewed item adds to the score, largest first. They sum to the score. */
  readonly reasons: readonly Reason[];
}

export interface Reason {
  readonly item: number;
  readonly effect: number;
}

/**
 * Sorts the shelf for a visitor who viewed these items, in this order. A viewed item keeps the position where it
 * was clicked; the others are ranked by score.
 */
export function shelfFor(training: Training, viewed: readonly number[]): readonly Placement[] {
  const popular = ranked(training.popularity);
  let order = popular;
  let scores: readonly number[] = [];
  viewed.forEach((_, index) => {
    const soFar = viewed.slice(0, index + 1);
    scores = scoresOf(training, foldIn(training, soFar));
    order = rearranged(order, soFar, ranked(scores, soFar));
  });
  const effects = clickEffects(training, viewed);
  return order.map((item, index) => ({
    item,
    place: index + 1,
    popularityRank: popular.indexOf(item) + 1,
    isViewed: viewed.includes(item),
    score: scores[item] ?? null,
    reasons: viewed
      .map((viewedItem, click) => ({ item: viewedItem, effect: effects[click]?.[item] ?? 0 }))
      .sort((a, b) => b.effect - a.effect),
  }));
}

/** Fills a new ranking around the items that keep their positions. */
function rearranged(
  order: readonly number[],
  kept: readonly number[],
  ranking: readonly number[],
): readonly number[] {
  const others = ranking.values();
  return order.map((item) => (kept.includes(item) ? item : (others.next().value ?? item)));
}
