import { shuffler } from 'd3-array';
import { randomBernoulli, randomLogNormal, randomUniform } from 'd3-random';
import { seeded } from '../shared/seeded';
import type { Pursuit } from './items';
import { items, pursuits } from './items';

/** What a shopper has clicked: the numbers of items, each once. */
export interface Shopper {
  /** What the method learns from. */
  readonly clicks: readonly number[];
  /** Clicks that are kept from it, to see whether it foresees them. */
  readonly heldOut: readonly number[];
  /** How likely each item was to be clicked, compared with the others: what no method can know. */
  readonly likings: readonly number[];
}

const LEAST_CLICKS = 10;
const MOST_CLICKS = 18;
/** So many of a shopper's clicks are held out. */
const HELD_OUT = 4;
/** How much likelier one clicks what fits a pursuit of one's own than what does not. */
const DRAW = 9;

/**
 * Invents shoppers, each with one pursuit or two. They click what fits these and what everybody clicks, and sometimes
 * anything.
 *
 * @param seed a whole number; the same one makes the same shoppers
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
    const clicks = Array.from({ length: Math.round(between(LEAST_CLICKS, MOST_CLICKS)()) }, () => {
      let rest = random() * left.reduce((sum, { weight }) => sum + weight, 0);
      const drawn = left.findIndex(({ weight }) => (rest -= weight) < 0);
      return left.splice(drawn, 1).map(({ item }) => item);
    }).flat();
    // What is drawn early is what draws most: without shuffling, the best-known items would be held out.
    shuffler(random)(clicks);
    return {
      clicks: clicks.slice(HELD_OUT),
      heldOut: clicks.slice(0, HELD_OUT),
      likings: all.map(({ weight }) => weight),
    };
  });
}
