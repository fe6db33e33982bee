import { randomNormal, randomUniform } from 'd3-random';
import { mean } from 'simple-statistics';
import { csvText } from '../shared/csv/writeCsv';
import { seeded } from '../shared/seeded';
import type { Point } from './customers';
import { nearest } from './customers';
import { matchLabels } from './matching';

export const shapeIds = ['rings', 'moons', 'sizes', 'groups'] as const;
export type ShapeId = (typeof shapeIds)[number];

/** Points of known groups in the plane; the third coordinate is 0. */
export interface Shape {
  readonly points: readonly Point[];
  readonly truth: readonly number[];
  readonly k: number;
}

export const plane = { width: 400, height: 300 } as const;

const POINTS = 300;
const SEED = 3;
const random = (place: number) => seeded(SEED + place);
const circle = (x: number, y: number, radius: number, angle: number): Point => [
  x + radius * Math.cos(angle),
  y + radius * Math.sin(angle),
  0,
];

function roundGroup(count: number, [x, y]: readonly [number, number], deviation: number): readonly Point[] {
  const noise = randomNormal.source(random(x + y))(0, deviation);
  return Array.from({ length: count }, (): Point => [x + noise(), y + noise(), 0]);
}

function arc(count: number, at: Point, radius: number, [from, to]: readonly [number, number]) {
  const angle = randomUniform.source(random(radius))(from, to);
  const noise = randomNormal.source(random(radius + 1))(0, 7);
  return Array.from({ length: count }, () => circle(at[0], at[1], radius + noise(), angle()));
}

const shapeOf = (...groups: readonly (readonly Point[])[]): Shape => ({
  points: groups.flat(),
  truth: groups.flatMap((group, label) => group.map(() => label)),
  k: groups.length,
});

/** One shape on which k-means works, and three on which it fails. */
export const shapes: Readonly<Record<ShapeId, Shape>> = {
  groups: shapeOf(
    roundGroup(POINTS / 3, [110, 85], 24),
    roundGroup(POINTS / 3, [300, 95], 24),
    roundGroup(POINTS / 3, [190, 225], 24),
  ),
  rings: shapeOf(
    arc(POINTS / 3, [200, 150, 0], 40, [0, 2 * Math.PI]),
    arc((POINTS * 2) / 3, [200, 150, 0], 120, [0, 2 * Math.PI]),
  ),
  moons: shapeOf(
    arc(POINTS / 2, [150, 175, 0], 100, [Math.PI, 2 * Math.PI]),
    arc(POINTS / 2, [250, 125, 0], 101, [0, Math.PI]),
  ),
  sizes: shapeOf(
    roundGroup(POINTS * 0.7, [170, 150], 55),
    roundGroup(POINTS * 0.15, [335, 90], 10),
    roundGroup(POINTS * 0.15, [335, 210], 10),
  ),
};

/** Tests for each point whether it's outside the cluster that matches its true group. */
export function isMisclassified({ points, truth, k }: Shape, centers: readonly Point[]): readonly boolean[] {
  const labels = points.map((point) => nearest(point, centers));
  const match = matchLabels(truth, labels, k);
  return labels.map((label, index) => match[label] !== truth[index]);
}

/** Writes the points as CSV, with their true group and their cluster, both from 1. */
export function shapeAsCsv({ points, truth }: Shape, centers: readonly Point[]): string {
  const rows = points.map((point, index) => [
    Number(point[0].toFixed(1)),
    Number(point[1].toFixed(1)),
    (truth[index] ?? 0) + 1,
    nearest(point, centers) + 1,
  ]);
  return csvText([['x', 'y', 'group', 'cluster'], ...rows]);
}

/** Returns the means of the true groups. */
export function trueCenters({ points, truth, k }: Shape): readonly Point[] {
  return Array.from({ length: k }, (_, group): Point => {
    const own = points.filter((_point, index) => truth[index] === group);
    return [mean(own.map(([x]) => x)), mean(own.map(([, y]) => y)), 0];
  });
}

/** Computes the mean squared distance from a point to the mean of its true group. */
export function trueMeanSquaredDistance(shape: Shape): number {
  const means = trueCenters(shape);
  return mean(
    shape.points.map(([x, y], index) => {
      const [meanX = 0, meanY = 0] = means[shape.truth[index] ?? 0] ?? [];
      return (x - meanX) ** 2 + (y - meanY) ** 2;
    }),
  );
}
