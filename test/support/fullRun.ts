/**
 * True with `CI=true`. Other runs take half the time: they test one page per family, fewer random cases, and
 * only the production build.
 */
export const isFullRun = Boolean(process.env.CI);

/** Number of random cases, unless a property asks for `manyRuns`. */
export const propertyRuns = isFullRun ? 200 : 50;

/** Options of properties that need more random cases to find rare faults. */
export const manyRuns = { numRuns: 25 * propertyRuns };
