/** The numbers of segments that are tried. */
export const LEAST_K = 2;
export const MOST_K = 8;

/** The silhouette compares each customer with each other one, so it is taken on so many at most. */
export const MOST_COMPARED = 250;
