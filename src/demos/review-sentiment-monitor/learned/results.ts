import type { Verdict } from '../verdict';
import { verdicts } from '../verdict';

export interface ScoredSentence {
  readonly text: string;
  readonly label: Verdict;
  readonly vader: number;
  readonly learned: number;
}

/** Sentence counts by label (first key) and verdict (second key). */
export type Confusion = Readonly<Record<Verdict, Readonly<Record<Verdict, number>>>>;

/** Results of both methods on the same sentences, at one threshold. */
export interface ThresholdResult {
  readonly threshold: number;
  readonly vader: Confusion;
  readonly learned: Confusion;
  /** Sentences on which the methods agree, and how many of those they get right. */
  readonly agreed: { readonly count: number; readonly right: number };
  /** Sentences on which they disagree, and how many of those each gets right. */
  readonly disagreed: { readonly count: number; readonly vaderRight: number; readonly learnedRight: number };
}

export interface Evaluation {
  readonly count: number;
  /** Number of positive sentences: the accuracy of always answering "positive". */
  readonly positive: number;
  readonly results: readonly ThresholdResult[];
  /** The threshold at which VADER is most accurate on the training half. */
  readonly chosen: number;
  /** Sentences on which the methods differ most. */
  readonly disagreements: readonly ScoredSentence[];
}

export function correctCount(confusion: Confusion): number {
  return verdicts.reduce((sum, verdict) => sum + confusion[verdict][verdict], 0);
}

/** Tests whether the methods' accuracies differ significantly (McNemar's test, 5% level). */
export function differenceIsSignificant({ vaderRight, learnedRight }: ThresholdResult['disagreed']): boolean {
  return Math.abs(vaderRight - learnedRight) > 1.96 * Math.sqrt(vaderRight + learnedRight);
}

/** Returns the results at the nearest available threshold. */
export function resultAt({ results }: Evaluation, threshold: number): ThresholdResult {
  const distance = (result: ThresholdResult) => Math.abs(result.threshold - threshold);
  return results.reduce((nearest, result) => (distance(result) <= distance(nearest) ? result : nearest));
}
