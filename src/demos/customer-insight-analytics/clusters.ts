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

/** k-means can end in a poor grouping; the best of so many starts is taken. */
const STARTS = 4;

/** Groups points by k-means from k-means++ starts. There must be k points or more that differ. */
export function cluster(points: readonly (readonly number[])[], k: number, seed: number): Clusters {
  const data = points.map((point) => [...point]);
  let best: Clusters | null = null;
  for (let start = 0; start < STARTS; start += 1) {
    const { centroids, clusters } = kmeans(data, k, {
      initialization: 'kmeans++',
      seed: seed * STARTS + start,
    });
    const spread = data.reduce((sum, point, index) => {
      const center = centroids[clusters[index] ?? 0] ?? [];
      return sum + point.reduce((own, value, field) => own + (value - (center[field] ?? 0)) ** 2, 0);
    }, 0);
    if (!best || spread < best.spread) best = { centers: centroids, labels: clusters, spread };
  }
  return best ?? { centers: [], labels: [], spread: 0 };
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
