/** The method learns from so many shoppers. */
export const SHOPPERS = 300;
/** It goes over their clicks so many times. */
export const SWEEPS = 10;
/** Its foresight is measured among the first one, two and so on up to so many items. */
export const DEEPEST = 20;
/** The ways to sort a shelf that are compared, the best informed first. */
export const sortings = ['personal', 'ease', 'itemItem', 'popular'] as const;
export type Sorting = (typeof sortings)[number];
