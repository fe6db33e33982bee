import { kmeans } from 'ml-kmeans';
import { mean, silhouette } from 'simple-statistics';

/** Points in k groups. */
export interface Clusters {
  readonly centers: readonly (readonly number[])[];
  /** The group of each point. */
  readonly labels: readonly number[];
  /** The sum of squared distances from the points to their centers. */
  readonly spread: number;
}

/** k-means can end in a poor grouping; it goes on from the best of so many starts. */
const STARTS = 4;
/** Starts are compared on so many points at most, which takes a fraction of the time of all. */
const MOST_COMPARED_AT_START = 250;

/** Groups points by k-means from k-means++ starts. There must be k points or more that differ. */
export function cluster(points: readonly (readonly number[])[], k: number, seed: number): Clusters {
  const data = points.map((point) => [...point]);
  const every = Math.ceil(data.length / MOST_COMPARED_AT_START);
  const some = data.filter((_, index) => index % every === 0);
  const sample = new Set(some.map(String)).size < k ? data : some;
  const starts = Array.from({ length: STARTS }, (_, start) =>
    byKMeans(sample, k, { initialization: 'kmeans++', seed: seed * STARTS + start }),
  );
  const best = starts.reduce((a, b) => (b.spread < a.spread ? b : a));
  return byKMeans(data, k, { initialization: best.centers });
}

function byKMeans(
  data: number[][],
  k: number,
  options: Parameters<typeof kmeans>[2],
): Omit<Clusters, 'centers'> & { readonly centers: number[][] } {
  const { centroids: centers, clusters: labels } = kmeans(data, k, options);
  const spread = data.reduce((sum, point, index) => {
    const center = centers[labels[index] ?? 0] ?? [];
    return sum + point.reduce((own, value, field) => own + (value - (center[field] ?? 0)) ** 2, 0);
  }, 0);
  return { centers, labels, spread };
}

/**
 * The mean silhouette: how much nearer points are to their own group than to the next one, from −1 to 1.
 * At least two groups must have points.
 */
export function meanSilhouette(points: readonly (readonly number[])[], labels: readonly number[]): number {
  // The library wants groups without gaps.
  const places = new Map([...new Set(labels)].map((label, place) => [label, place]));
  return mean(
    silhouette(
      points.map((point) => [...point]),
      labels.map((label) => places.get(label) ?? 0),
    ),
  );
}
