/**
 * Whether everything is to be tried, as it is with `CI=true`. Otherwise a run tries one page of each family, fewer
 * random cases, and the production build alone, and takes half the time.
 */
export const isThorough = Boolean(process.env.CI);
