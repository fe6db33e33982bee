export const SHOPPER_COUNT = 300;
export const SWEEP_COUNT = 10;
/** Maximum number of top items for which recall is measured. */
export const MAX_RECALL_DEPTH = 20;
/** The rankings to compare, best informed first. */
export const rankingMethods = ['personal', 'ease', 'itemItem', 'popular'] as const;
export type RankingMethod = (typeof rankingMethods)[number];
