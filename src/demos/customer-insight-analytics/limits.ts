/** The numbers of segments that are tried. */
export const LEAST_K = 2;
export const MOST_K = 8;

/** Centers are found and silhouettes compared on so many customers at most, drawn by the seed. */
export const MOST_CLUSTERED = 2000;
