import { randomNormal } from 'd3-random';
import { cluster } from '../../../src/demos/customer-insight-analytics/clusters';
import type { Point } from '../../../src/demos/customer-insight-analytics/customers';
import { customersAsCsv } from '../../../src/demos/customer-insight-analytics/ExportSegments';
import { exampleResult } from '../../../src/demos/customer-insight-analytics/example.computed';
import { matchLabels } from '../../../src/demos/customer-insight-analytics/matching';
import { BOOTSTRAPS, jaccardsOf, stabilityOf } from '../../../src/demos/customer-insight-analytics/stability';
import { runToEnd } from '../../../src/demos/shared/model/withProgress';
import { seeded } from '../../../src/demos/shared/seeded';

/** Generates points with Gaussian noise around each center. */
function pointsAround(centers: readonly Point[], count: number, deviation: number): readonly Point[] {
  const noise = randomNormal.source(seeded(5))(0, deviation);
  return centers.flatMap(([x, y, z]) =>
    Array.from({ length: count }, (): Point => [x + noise(), y + noise(), z + noise()]),
  );
}

describe('matching labels', () => {
  test.each([
    [
      [0, 0, 1, 1, 2],
      [2, 2, 0, 0, 1],
      [1, 2, 0],
    ],
    // A greedy match pairs the first labels, so three items agree instead of four.
    [
      [0, 0, 0, 1, 1, 0, 0],
      [0, 0, 0, 0, 0, 1, 1],
      [1, 0],
    ],
  ])('of %j with %j maximizes agreement', (known, found, expected) => {
    expect(matchLabels(known, found, expected.length)).toEqual(expected);
  });
});

describe('the stability of segments', () => {
  const centers: readonly Point[] = [
    [0, 0, 0],
    [6, 0, 0],
    [0, 6, 6],
  ];

  test('is 1 for every customer and segment of well-separated groups', () => {
    const points = pointsAround(centers, 40, 0.4);
    expect(runToEnd(stabilityOf({ points, centers, seed: 1 }))).toEqual({
      kept: points.map(() => 1),
      jaccards: [1, 1, 1],
    });
  });

  test('is lower in one group, and lowest at the borders', () => {
    const points = pointsAround([[0, 0, 0]], 200, 1);
    const halves = cluster(points, 2, 1).centers.map(([x = 0, y = 0, z = 0]): Point => [x, y, z]);
    const { kept, jaccards } = runToEnd(stabilityOf({ points, centers: halves, seed: 1 }));
    for (const jaccard of jaccards) expect(jaccard).toBeLessThan(0.9);
    const [a = [0, 0, 0], b = [0, 0, 0]] = halves;
    const distance = (point: Point, center: Point) =>
      Math.hypot(...point.map((value, axis) => value - (center[axis] ?? 0)));
    const border = points.map((point) => Math.abs(distance(point, a) - distance(point, b)));
    const middle = border.toSorted((x, y) => x - y)[100] ?? 0;
    const meanWhere = (isMeant: (index: number) => boolean) => {
      const own = kept.filter((_share, index) => isMeant(index));
      return own.reduce((sum, share) => sum + share, 0) / own.length;
    };
    expect(meanWhere(() => true)).toBeLessThan(0.95);
    expect(meanWhere((index) => (border[index] ?? 0) < middle)).toBeLessThan(
      meanWhere((index) => (border[index] ?? 0) >= middle),
    );
  });

  test('of a segment compares it with the most similar cluster of the bootstrap', () => {
    // {0, 1, 2} shares 2 of 3 customers with {0, 1}; {3, 4} shares 2 of 3 with {2, 3, 4}.
    expect(jaccardsOf([0, 0, 0, 1, 1], [1, 1, 0, 0, 0], 2)).toEqual([2 / 3, 2 / 3]);
    // {0, 1} and {2, 3} both fit the one cluster that is left.
    expect(jaccardsOf([0, 0, 1, 1], [0, 0, 0, 0], 2)).toEqual([1 / 2, 1 / 2]);
    // A segment from which nobody was drawn has no similarity.
    expect(jaccardsOf([0, 0], [0, 0], 2)).toEqual([1, null]);
  });

  test('reports its progress after every bootstrap, so that it can be canceled', () => {
    const steps = [...stabilityOf({ points: pointsAround(centers, 5, 0.4), centers, seed: 1 })];
    expect(steps).toHaveLength(BOOTSTRAPS);
    expect(steps[25]).toBe(0.5);
  });

  test('is a column of the exported segments', () => {
    const [segmentation] = exampleResult.segmentations;
    if (!segmentation) throw new Error('The example has no segments.');
    const kept = exampleResult.customers.ids.map(() => 0.94);
    const [head, first] = runToEnd(customersAsCsv({ result: exampleResult, segmentation, kept }));
    expect(head).toContain(',keeps segment (%)');
    expect(first).toMatch(/,94\r\n$/u);
  });
});
