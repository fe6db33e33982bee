/**
 * Whether everything is to be tried, as it is with `CI=true`. Otherwise a run tries one page of each family, fewer
 * random cases, and the production build alone, and takes half the time.
 */
export const isThorough = Boolean(process.env.CI);

/** So many random cases has a property, unless it is quick and asks for `manyRuns`. */
export const propertyRuns = isThorough ? 200 : 50;

/** For properties whose faults are rare. */
export const manyRuns = { numRuns: 25 * propertyRuns };
