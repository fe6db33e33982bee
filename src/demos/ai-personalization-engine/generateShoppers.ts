import { shuffler } from 'd3-array';
import { randomBernoulli, randomLogNormal, randomUniform } from 'd3-random';
import { seeded } from '../shared/seeded';
import type { Department } from './items';
import { departments, items } from './items';

/** A synthetic shopper. Items are given by index, each at most once. */
export interface Shopper {
  readonly clicks: readonly number[];
  /** Clicks withheld from training, to test predictions. */
  readonly heldOut: readonly number[];
  /** True probabilities of a click on each item, up to a constant factor. The methods don't see them. */
  readonly clickProbabilities: readonly number[];
}

export const SHOPPER_COUNT = 300;

const MIN_CLICKS = 10;
const MAX_CLICKS = 18;
const HELD_OUT_CLICKS = 4;
/** Extra weight of an item that fits a shopper's interests, as a multiple of its popularity. */
const INTEREST_FACTOR = 9;

/**
 * Generates shoppers with one or two interests. They mostly click matching and popular items, and now and
 * then any other.
 * @param seed a whole number; the same seed gives the same shoppers
 */
export function generateShoppers(seed: number, count: number): readonly Shopper[] {
  const random = seeded(seed);
  const yes = (share: number) => randomBernoulli.source(random)(share)() === 1;
  const between = randomUniform.source(random);
  const popularity = items.map(() => randomLogNormal.source(random)(0, 0.6)());
  const anyInterest = (): Department => departments[Math.floor(random() * departments.length)] ?? 'hiking';

  return Array.from({ length: count }, () => {
    const own: readonly Department[] = yes(0.5) ? [anyInterest(), anyInterest()] : [anyInterest()];
    const all = items.map(({ department, secondDepartment }, item) => {
      const fit = own.includes(department) ? 1 : secondDepartment && own.includes(secondDepartment) ? 0.6 : 0;
      return { item, weight: (popularity[item] ?? 1) * (1 + INTEREST_FACTOR * fit) };
    });
    const left = [...all];
    const clicks = Array.from({ length: Math.round(between(MIN_CLICKS, MAX_CLICKS)()) }, () => {
      let rest = random() * left.reduce((sum, { weight }) => sum + weight, 0);
      const drawn = left.findIndex(({ weight }) => (rest -= weight) < 0);
      return left.splice(drawn, 1).map(({ item }) => item);
    }).flat();
    // Likely items are drawn first, so without shuffling, the popular ones would be held out.
    shuffler(random)(clicks);
    return {
      clicks: clicks.slice(HELD_OUT_CLICKS),
      heldOut: clicks.slice(0, HELD_OUT_CLICKS),
      clickProbabilities: all.map(({ weight }) => weight),
    };
  });
}
