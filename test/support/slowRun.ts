/**
 * True in `npm run test:slow`: every page instead of one per family, more random cases, and builds of their own. These
 * tests rarely fail alone, so a schedule runs them, not every change.
 */
export const isSlowRun = process.env.SLOW_TESTS === 'true';

/** Returns the first two of similar things; in `npm run test:slow` all. */
export const sample = <Item>(items: readonly Item[]): readonly Item[] =>
  isSlowRun ? items : items.slice(0, 2);

/** Number of random cases, unless a property asks for `manyRuns`. */
export const propertyRuns = isSlowRun ? 200 : 50;

/** Options of properties that need more random cases to find rare faults. */
export const manyRuns = { numRuns: (isSlowRun ? 25 : 4) * propertyRuns };
