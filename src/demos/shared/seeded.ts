import { randomLcg } from 'd3-random';

/** More than any seed, so that each is a share of 1. */
const SEEDS = 1_000_003;

/**
 * Random numbers from 0 to 1, the same ones for the same seed.
 *
 * The generator takes a share of 1 as its seed too, which spreads seeds out; neighbouring whole numbers would begin
 * almost alike.
 *
 * @param seed a whole number from 0 up, less than a million
 */
export function seeded(seed: number): () => number {
  return randomLcg(seed / SEEDS);
}
