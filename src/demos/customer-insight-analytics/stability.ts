import { mean } from 'd3-array';
import type { WithProgress } from '../shared/model/withProgress';
import { seeded } from '../shared/seeded';
import { cluster } from './clusters';
import type { Point } from './customers';
import { MAX_CLUSTERED_CUSTOMERS, nearest } from './customers';
import { matchLabels } from './matching';

export interface StabilityInput {
  readonly points: readonly Point[];
  /** Centers of the segments whose stability is checked. */
  readonly centers: readonly Point[];
  readonly seed: number;
}

export const BOOTSTRAPS = 50;

/** The results of running k-means again on customers drawn with replacement. */
export interface Stability {
  /** Share of bootstraps in which each customer keeps its segment. */
  readonly kept: readonly number[];
  /** Each segment's mean Jaccard similarity with the most similar cluster of a bootstrap (Hennig, 2007). */
  readonly jaccards: readonly number[];
}

/** Minimum mean Jaccard similarity of a stable segment, a common rule of thumb. */
export const STABLE_JACCARD = 0.75;

/**
 * Bootstraps the segments. Matches each bootstrap's clusters one to one with the segments, for the most
 * customers in common, to see who keeps their segment.
 */
export function* stabilityOf({ points, centers, seed }: StabilityInput): WithProgress<Stability> {
  const random = seeded(seed);
  const labels = points.map((point) => nearest(point, centers));
  const kept = points.map(() => 0);
  const jaccards = centers.map((): number[] => []);
  for (let bootstrap = 0; bootstrap < BOOTSTRAPS; bootstrap += 1) {
    yield bootstrap / BOOTSTRAPS;
    const drawnIndexes = Array.from({ length: Math.min(points.length, MAX_CLUSTERED_CUSTOMERS) }, () =>
      Math.floor(random() * points.length),
    );
    const drawn = drawnIndexes.map((index) => points[index] ?? [0, 0, 0]);
    const k = Math.min(centers.length, new Set(drawn.map(String)).size);
    const found = cluster(drawn, k, seed + bootstrap).centers.map(
      ([recency = 0, frequency = 0, monetary = 0]): Point => [recency, frequency, monetary],
    );
    const again = points.map((point) => nearest(point, found));
    const match = matchLabels(labels, again, centers.length);
    for (const [index, label] of again.entries())
      if (match[label] === labels[index]) kept[index] = (kept[index] ?? 0) + 1;
    const unique = [...new Set(drawnIndexes)];
    const labelsOf = (all: readonly number[]) => unique.map((index) => all[index] ?? 0);
    for (const [segment, jaccard] of jaccardsOf(labelsOf(labels), labelsOf(again), centers.length).entries())
      if (jaccard !== null) jaccards[segment]?.push(jaccard);
  }
  return {
    kept: kept.map((count) => count / BOOTSTRAPS),
    jaccards: jaccards.map((own) => mean(own) ?? 0),
  };
}

/**
 * Computes the Jaccard similarity of each known cluster and the most similar found one: customers in both,
 * divided by those in either. Null if a known cluster is empty.
 */
export function jaccardsOf(
  known: readonly number[],
  found: readonly number[],
  count: number,
): readonly (number | null)[] {
  const size = (labels: readonly number[], cluster: number) =>
    labels.filter((label) => label === cluster).length;
  const clusters = Array.from({ length: count }, (_, cluster) => cluster);
  const foundSizes = clusters.map((cluster) => size(found, cluster));
  return clusters.map((segment) => {
    const segmentSize = size(known, segment);
    if (segmentSize === 0) return null;
    return Math.max(
      ...clusters.map((cluster) => {
        const both = known.filter((label, index) => label === segment && found[index] === cluster).length;
        return both / (segmentSize + (foundSizes[cluster] ?? 0) - both);
      }),
    );
  });
}
