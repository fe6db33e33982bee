import type { Costs, ThresholdTally } from './verdicts';
import { cheapestOf, costOf } from './verdicts';

/**
 * The threshold or rule that cost least on one day, and its cost on the next. All costs are in units of the
 * currency.
 */
export interface NextDay {
  readonly threshold: number;
  /** Its cost on the day it was chosen for, which is optimistic. */
  readonly yesterday: number;
  /** Its cost on the next day, which is unbiased. */
  readonly today: number;
  /** The lowest possible cost on the next day, known only in hindsight. */
  readonly inHindsight: number;
}

/**
 * Chooses the option that costs least on one day and scores it on the next. Both lists have the same
 * thresholds.
 */
export function nextDayOf(
  yesterday: readonly ThresholdTally[],
  today: readonly ThresholdTally[],
  costs: Costs,
): NextDay {
  const chosen = cheapestOf(yesterday, costs);
  const scored = today.find(({ threshold }) => threshold === chosen.threshold);
  if (!scored) throw new Error('The days are counted at different thresholds');
  return {
    threshold: chosen.threshold,
    yesterday: costOf(chosen.tally, costs),
    today: costOf(scored.tally, costs),
    inHindsight: costOf(cheapestOf(today, costs).tally, costs),
  };
}
