import type { WithProgress } from '../shared/model/withProgress';
import { seeded } from '../shared/seeded';
import { cluster } from './clusters';
import type { Point } from './customers';
import { nearest } from './customers';
import { MAX_CLUSTERED_CUSTOMERS } from './limits';
import { matchLabels } from './matching';

export interface StabilityInput {
  readonly points: readonly Point[];
  /** The centers of the segments whose stability is checked. */
  readonly centers: readonly Point[];
  readonly seed: number;
}

export const BOOTSTRAPS = 50;

/**
 * How often each customer keeps its segment, from 0 to 1, if k-means runs on customers drawn with replacement. The
 * bootstrap is Hennig's (2007), but his measure is the Jaccard similarity of whole clusters. Clusters of a bootstrap
 * have no names, so they are matched one to one with the segments, for the most customers in common.
 */
export function* stabilityOf({ points, centers, seed }: StabilityInput): WithProgress<readonly number[]> {
  const random = seeded(seed);
  const labels = points.map((point) => nearest(point, centers));
  const kept = points.map(() => 0);
  for (let bootstrap = 0; bootstrap < BOOTSTRAPS; bootstrap += 1) {
    yield bootstrap / BOOTSTRAPS;
    const drawn = Array.from(
      { length: Math.min(points.length, MAX_CLUSTERED_CUSTOMERS) },
      () => points[Math.floor(random() * points.length)] ?? [0, 0, 0],
    );
    const k = Math.min(centers.length, new Set(drawn.map(String)).size);
    const found = cluster(drawn, k, seed + bootstrap).centers.map(
      ([recency = 0, frequency = 0, monetary = 0]): Point => [recency, frequency, monetary],
    );
    const again = points.map((point) => nearest(point, found));
    const match = matchLabels(labels, again, centers.length);
    for (const [index, label] of again.entries())
      if (match[label] === labels[index]) kept[index] = (kept[index] ?? 0) + 1;
  }
  return kept.map((count) => count / BOOTSTRAPS);
}
