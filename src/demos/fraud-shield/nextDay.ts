import type { Costs, ThresholdTally } from './judge';
import { cheapestOf, costOf } from './judge';

/** The line that cost least on one day, and what it costs on the next. All costs are in units of the currency. */
export interface NextDay {
  readonly threshold: number;
  /** On the day that it was chosen on. A promise: of all lines it is the one that suits this day best. */
  readonly yesterday: number;
  /** On the day after, of which the choice knew nothing. */
  readonly today: number;
  /** What the line would cost that suits the day after best: nobody can choose it in time. */
  readonly inHindsight: number;
}

/** Chooses the line that costs least on one day and scores it on the next. The tallies are of the same thresholds. */
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
