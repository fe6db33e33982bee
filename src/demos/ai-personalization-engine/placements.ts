import { clickEffects, foldIn, scoresOf } from './foldIn';
import { items } from './items';
import type { Training } from './model';
import { ranked } from './ranking';

/** An item's position on the shelf and the reasons for it. */
export interface Placement {
  readonly item: number;
  /** Position on the shelf, from 1. */
  readonly place: number;
  /** Number of shoppers who clicked the item. */
  readonly popularity: number;
  /** Position by popularity alone, from 1. */
  readonly popularityRank: number;
  readonly isViewed: boolean;
  /** The visitor's expected preference, from about 0 to 1; null before any click. */
  readonly score: number | null;
  /** How much each viewed item adds to the score, largest first. The effects sum to the score. */
  readonly reasons: readonly { readonly item: number; readonly effect: number }[];
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
    const others = ranked(scores, soFar).values();
    order = order.map((item) => (soFar.includes(item) ? item : (others.next().value ?? item)));
  });
  const effects = clickEffects(training, viewed);
  return order.map((item, index) => ({
    item,
    place: index + 1,
    popularity: training.popularity[item] ?? 0,
    popularityRank: popular.indexOf(item) + 1,
    isViewed: viewed.includes(item),
    score: scores[item] ?? null,
    reasons: viewed
      .map((viewedItem, click) => ({ item: viewedItem, effect: effects[click]?.[item] ?? 0 }))
      .sort((a, b) => b.effect - a.effect),
  }));
}

/** Number of items shown at first. */
export const TOP_COUNT = 12;

/** Parses the viewed items of a URL, in order: `3-17`. Drops unknown indexes and duplicates. */
export function parseViewed(text: string | null): readonly number[] {
  const numbers = (text ?? '')
    .split('-')
    .filter((part) => /^\d{1,2}$/.test(part))
    .map(Number)
    .filter((item) => item < items.length);
  return [...new Set(numbers)];
}
