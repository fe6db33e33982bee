/** Number of training shoppers. */
export const SHOPPERS = 300;
/** Number of ALS sweeps. */
export const SWEEPS = 10;
/** Maximum number of top items for which recall is measured. */
export const DEEPEST = 20;
/** The rankings to compare, best informed first. */
export const sortings = ['personal', 'ease', 'itemItem', 'popular'] as const;
export type Sorting = (typeof sortings)[number];
