import type { Verdict } from '../verdict';
import { DEFAULT_THRESHOLD, verdicts } from '../verdict';

/** A labelled sentence with what both methods say of it. */
export interface JudgedSentence {
  readonly text: string;
  readonly label: Verdict;
  readonly vader: number;
  readonly learned: number;
}

/** How many sentences that people label so (first key) get which verdict (second key). */
export type Confusion = Readonly<Record<Verdict, Readonly<Record<Verdict, number>>>>;

/** Both methods on the same sentences, at one threshold. */
export interface Trial {
  readonly threshold: number;
  readonly vader: Confusion;
  readonly learned: Confusion;
  /** How often both give the same verdict, and how often it is right then. */
  readonly agreed: { readonly count: number; readonly right: number };
  /** How often each is right where they give different verdicts. */
  readonly disagreed: { readonly count: number; readonly vaderRight: number; readonly learnedRight: number };
}

/** What the page says of both methods. */
export interface Evaluation {
  readonly count: number;
  /** How many of them people call praise: what “always praise” gets right. */
  readonly praise: number;
  readonly trials: readonly Trial[];
  /** The threshold at which VADER was right most often on the seen half. */
  readonly chosen: number;
  /** Sentences on which the methods differ most. */
  readonly quarrels: readonly JudgedSentence[];
}

/** How many a method gets right. */
export function rightOf(confusion: Confusion): number {
  return verdicts.reduce((sum, verdict) => sum + confusion[verdict][verdict], 0);
}

/** The trial at a threshold, or at the nearest one that was tried. */
export function trialAt({ trials }: Evaluation, threshold: number): Trial | undefined {
  return trials[Math.round(threshold * 20)] ?? trials.find((trial) => trial.threshold === DEFAULT_THRESHOLD);
}
