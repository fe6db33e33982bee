import type { Verdict } from './verdict';
import { verdicts } from './verdict';

/** Sentence counts by label (first key) and verdict (second key). */
export type Confusion = Readonly<Record<Verdict, Readonly<Record<Verdict, number>>>>;

interface ThresholdResult {
  readonly threshold: number;
  readonly confusion: Confusion;
}

export interface Evaluation {
  readonly count: number;
  /** Number of positive sentences: the accuracy of always answering "positive". */
  readonly positive: number;
  readonly results: readonly ThresholdResult[];
  /** The most accurate threshold on the other half of the reviews. */
  readonly chosen: number;
}

export function correctCount(confusion: Confusion): number {
  return verdicts.reduce((sum, verdict) => sum + confusion[verdict][verdict], 0);
}

/** Returns the counts at the nearest available threshold. */
export function confusionAt({ results }: Evaluation, threshold: number): Confusion | undefined {
  const distance = (result: ThresholdResult) => Math.abs(result.threshold - threshold);
  return results.toSorted((a, b) => distance(a) - distance(b) || b.threshold - a.threshold)[0]?.confusion;
}

/** Returns the share of held-out sentences that get the right verdict, from 0 to 1. */
export function accuracyAt(evaluation: Evaluation, threshold: number): number {
  const confusion = confusionAt(evaluation, threshold);
  return confusion ? correctCount(confusion) / evaluation.count : 0;
}
