import { shuffler } from 'd3-array';
import { randomBernoulli, randomLogNormal, randomUniform } from 'd3-random';
import { seeded } from '../shared/seeded';
import type { Pursuit } from './items';
import { items, pursuits } from './items';

/** The numbers of the items that a shopper clicked, each once. */
export interface Shopper {
  /** Training clicks. */
  readonly clicks: readonly number[];
  /** Clicks kept for evaluation. */
  readonly heldOut: readonly number[];
  /** The true probability of a click on each item, relative to the others. No method sees it. */
  readonly likings: readonly number[];
}

const MIN_CLICKS = 10;
const MAX_CLICKS = 18;
/** Number of held-out clicks per shopper. */
const HELD_OUT = 4;
/** How many times likelier a shopper is to click an item that fits their interests. */
const DRAW = 9;

/**
 * Generates shoppers with one or two interests. They click items that fit these, popular items, and now and then
 * any item.
 * @param seed a whole number; the same seed gives the same shoppers
 */
export function makeShoppers(seed: number, count: number): readonly Shopper[] {
  const random = seeded(seed);
  const yes = (share: number) => randomBernoulli.source(random)(share)() === 1;
  const between = randomUniform.source(random);
  const popularity = items.map(() => randomLogNormal.source(random)(0, 0.6)());
  const anyPursuit = (): Pursuit => pursuits[Math.floor(random() * pursuits.length)] ?? 'hiking';

  return Array.from({ length: count }, () => {
    const own: readonly Pursuit[] = yes(0.5) ? [anyPursuit(), anyPursuit()] : [anyPursuit()];
    const all = items.map(({ kind, also }, item) => {
      const fit = own.includes(kind) ? 1 : also !== null && own.includes(also) ? 0.6 : 0;
      return { item, weight: (popularity[item] ?? 1) * (1 + DRAW * fit) };
    });
    const left = [...all];
    const clicks = Array.from({ length: Math.round(between(MIN_CLICKS, MAX_CLICKS)()) }, () => {
      let rest = random() * left.reduce((sum, { weight }) => sum + weight, 0);
      const drawn = left.findIndex(({ weight }) => (rest -= weight) < 0);
      return left.splice(drawn, 1).map(({ item }) => item);
    }).flat();
    // Shuffles, because attractive items are drawn first and otherwise the popular ones would be held out.
    shuffler(random)(clicks);
    return {
      clicks: clicks.slice(HELD_OUT),
      heldOut: clicks.slice(0, HELD_OUT),
      likings: all.map(({ weight }) => weight),
    };
  });
}
