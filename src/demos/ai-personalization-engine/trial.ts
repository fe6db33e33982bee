/** Number of training shoppers. */
export const SHOPPERS = 300;
/** Number of ALS sweeps. */
export const SWEEPS = 10;
/** Recall is measured for the top 1, 2, 3 … up to this many items. */
export const DEEPEST = 20;
/** The sortings that are compared, best informed first. */
export const sortings = ['personal', 'ease', 'itemItem', 'popular'] as const;
export type Sorting = (typeof sortings)[number];
