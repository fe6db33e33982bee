/** Fewest and most segments to try. */
export const MIN_K = 2;
export const MAX_K = 8;

/** Maximum number of customers for k-means and silhouettes; beyond it, a random sample. */
export const MAX_CLUSTERED_CUSTOMERS = 2000;
