import { kmeans } from 'ml-kmeans';
import { mean } from 'simple-statistics';
import type { WithProgress } from '../shared/model/withProgress';

export interface Clusters {
  readonly centers: readonly (readonly number[])[];
  /** Index of each point's cluster. */
  readonly labels: readonly number[];
  /** Sum of squared distances between points and their centers. */
  readonly sumOfSquares: number;
}

/**
 * Number of k-means++ starts, because k-means can end in a local minimum. Only the best is run on all points.
 */
const STARTS = 4;
/**
 * Maximum number of points on which starts are compared; using all points would take several times as long.
 */
const MAX_START_POINTS = 250;

/** Clusters points by k-means with k-means++ starts. At least k points must differ. */
export function cluster(
  points: readonly (readonly number[])[],
  k: number,
  seed: number,
  startCount = STARTS,
): Clusters {
  const data = points.map((point) => [...point]);
  const every = Math.ceil(data.length / MAX_START_POINTS);
  const some = data.filter((_, index) => index % every === 0);
  const sample = new Set(some.map(String)).size < k ? data : some;
  const starts = Array.from({ length: startCount }, (_, start) =>
    byKMeans(sample, k, { initialization: 'kmeans++', seed: seed * STARTS + start }),
  );
  const best = starts.reduce((a, b) => (b.sumOfSquares < a.sumOfSquares ? b : a));
  return byKMeans(data, k, { initialization: best.centers });
}

function byKMeans(
  data: number[][],
  k: number,
  options: Parameters<typeof kmeans>[2],
): Omit<Clusters, 'centers'> & { readonly centers: number[][] } {
  const { centroids: centers, clusters: labels } = kmeans(data, k, options);
  const sumOfSquares = data.reduce((sum, point, index) => {
    const center = centers[labels[index] ?? 0] ?? [];
    return sum + point.reduce((own, value, field) => own + (value - (center[field] ?? 0)) ** 2, 0);
  }, 0);
  return { centers, labels, sumOfSquares };
}

/** Number of distances computed between two progress steps. */
const DISTANCES = 200_000;

/**
 * Computes the mean silhouette of each clustering, from −1 to 1, from pairwise distances that are computed
 * only once. At least two groups must have points.
 *
 * @param groupings the group of each point, for each clustering
 */
export function* meanSilhouettes(
  points: readonly (readonly number[])[],
  groupings: readonly (readonly number[])[],
): WithProgress<readonly number[]> {
  const grouped = groupings.map((labels) => {
    const groups = 1 + labels.reduce((most, label) => Math.max(most, label), 0);
    const sizes = Array.from({ length: groups }, () => 0);
    for (const label of labels) sizes[label] = (sizes[label] ?? 0) + 1;
    return { labels, sizes, groups, sums: new Float64Array(points.length * groups) };
  });
  let distances = 0;
  const toPoint = new Float64Array(points.length);
  for (const [i, point] of points.entries()) {
    for (let j = i + 1; j < points.length; j += 1) toPoint[j] = distanceBetween(point, points[j] ?? point);
    for (const { labels, groups, sums } of grouped)
      for (let j = i + 1; j < points.length; j += 1) {
        const distance = toPoint[j] ?? 0;
        const ofI = i * groups + (labels[j] ?? 0);
        const ofJ = j * groups + (labels[i] ?? 0);
        sums[ofI] = (sums[ofI] ?? 0) + distance;
        sums[ofJ] = (sums[ofJ] ?? 0) + distance;
      }
    distances += points.length - i;
    if (distances < DISTANCES) continue;
    distances = 0;
    yield i / points.length;
  }
  return grouped.map(({ labels, sizes, groups, sums }) =>
    mean(
      labels.map((own, i) => {
        const ownSize = sizes[own] ?? 0;
        // By convention, a singleton's silhouette is 0.
        if (ownSize < 2) return 0;
        const inside = (sums[i * groups + own] ?? 0) / (ownSize - 1);
        const outside = Math.min(
          ...sizes.flatMap((size, group) =>
            group === own || size === 0 ? [] : [(sums[i * groups + group] ?? 0) / size],
          ),
        );
        return inside === outside ? 0 : (outside - inside) / Math.max(inside, outside);
      }),
    ),
  );
}

/**
 * Computes the Euclidean distance. Loops by index: iterating over entries takes several times as long for
 * millions of pairs.
 */
function distanceBetween(a: readonly number[], b: readonly number[]): number {
  let squares = 0;
  for (let field = 0; field < a.length; field += 1) squares += ((a[field] ?? 0) - (b[field] ?? 0)) ** 2;
  return Math.sqrt(squares);
}
