/**
 * Set by `CI=true`. Other runs try one page per family, fewer random cases and only the production build, and take
 * half the time.
 */
export const isThorough = Boolean(process.env.CI);

/** Number of random cases, unless a property asks for `manyRuns`. */
export const propertyRuns = isThorough ? 200 : 50;

/** For rare faults. */
export const manyRuns = { numRuns: 25 * propertyRuns };
