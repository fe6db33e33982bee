import { randomLcg } from 'd3-random';

/** Larger than any seed, so that a seed divided by it is below 1. */
const SEEDS = 1_000_003;

/**
 * Creates a generator of random numbers from 0 up to 1, the same for the same seed. Scales the seed to a fraction,
 * because adjacent integers would start almost alike.
 * @param seed a whole number from 0 to below a million
 */
export function seeded(seed: number): () => number {
  return randomLcg(seed / SEEDS);
}
