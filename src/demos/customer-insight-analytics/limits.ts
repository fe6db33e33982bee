/** The numbers of segments to try. */
export const LEAST_K = 2;
export const MOST_K = 8;

/** Maximum number of customers for k-means and silhouettes; beyond it, a random sample. */
export const MOST_CLUSTERED = 2000;
