import type { Point } from './customers';
import { nearest } from './customers';

/** Safety limit: in practice, k-means converges in fewer steps. */
const MAX_STEPS = 40;

/**
 * Runs k-means (Lloyd’s algorithm) until no center moves. Returns the centers at the start and after each
 * step.
 */
export function untilConverged(
  points: readonly Point[],
  start: readonly Point[],
): readonly (readonly Point[])[] {
  const steps: (readonly Point[])[] = [start];
  while (steps.length < MAX_STEPS) {
    const centers = steps.at(-1) ?? [];
    const next = kMeansStep(points, centers);
    if (next.every((center, place) => String(center) === String(centers[place]))) break;
    steps.push(next);
  }
  return steps;
}

/** Moves each center to the mean of the points nearest to it. */
export function kMeansStep(points: readonly Point[], centers: readonly Point[]): readonly Point[] {
  const sums = centers.map((): { count: number; sum: Point } => ({ count: 0, sum: [0, 0, 0] }));
  for (const point of points) {
    const own = sums[nearest(point, centers)];
    if (!own) continue;
    own.count += 1;
    own.sum = [own.sum[0] + point[0], own.sum[1] + point[1], own.sum[2] + point[2]];
  }
  return centers.map((center, place): Point => {
    const own = sums[place];
    if (!own || own.count === 0) return center;
    return [own.sum[0] / own.count, own.sum[1] / own.count, own.sum[2] / own.count];
  });
}

/** Computes the mean squared distance from a point to its nearest center. */
export function meanSquaredDistance(points: readonly Point[], centers: readonly Point[]): number {
  const squares = points.map((point) => {
    const [x, y, z] = centers[nearest(point, centers)] ?? point;
    return (point[0] - x) ** 2 + (point[1] - y) ** 2 + (point[2] - z) ** 2;
  });
  return squares.reduce((sum, square) => sum + square, 0) / Math.max(1, squares.length);
}
