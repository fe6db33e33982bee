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

/** Both methods on the same sentences, at one threshold. */
export interface ThresholdResult {
  readonly threshold: number;
  readonly vader: Confusion;
  readonly learned: Confusion;
  /** How often both methods agree, and are right when they do. */
  readonly agreed: { readonly count: number; readonly right: number };
  /** How often each is right when they disagree. */
  readonly disagreed: { readonly count: number; readonly vaderRight: number; readonly learnedRight: number };
}

export interface Evaluation {
  readonly count: number;
  /** Number of positive sentences: the accuracy of always answering "positive". */
  readonly positive: number;
  readonly results: readonly ThresholdResult[];
  /** The threshold with VADER's best accuracy on the training half. */
  readonly chosen: number;
  /** Sentences on which the methods differ most. */
  readonly disagreements: readonly ScoredSentence[];
}

export function correctCount(confusion: Confusion): number {
  return verdicts.reduce((sum, verdict) => sum + confusion[verdict][verdict], 0);
}

/** Tests by McNemar's test whether the methods' accuracy differs at the 5% level. */
export function differenceIsSignificant({ vaderRight, learnedRight }: ThresholdResult['disagreed']): boolean {
  return Math.abs(vaderRight - learnedRight) > 1.96 * Math.sqrt(vaderRight + learnedRight);
}

/** The result at the nearest available threshold. */
export function resultAt({ results }: Evaluation, threshold: number): ThresholdResult {
  const distance = (result: ThresholdResult) => Math.abs(result.threshold - threshold);
  return results.reduce((nearest, result) => (distance(result) <= distance(nearest) ? result : nearest));
}
