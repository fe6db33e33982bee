import type { Field } from './fields';
import { fields } from './fields';
import { flagsRaised } from './flags';
import type { Costs, ThresholdTally } from './verdicts';
import { costOf, talliesBy } from './verdicts';
import type { ScoredOrder } from './model';

/** The tallies of rules on both days, independent of costs. */
export interface RuleTallies {
  readonly yesterday: readonly ThresholdTally[];
  readonly today: readonly ThresholdTally[];
}

/** The tallies of a checklist on both days, for each minimum number of flags. */
export function checklistTallies(
  yesterday: readonly ScoredOrder[],
  today: readonly ScoredOrder[],
  chosen: readonly Field[],
): RuleTallies {
  const limits = fields.map((_, index) => index + 1);
  const count = (order: ScoredOrder) => flagsRaised(order.flags, chosen);
  return { yesterday: talliesBy(yesterday, count, limits), today: talliesBy(today, count, limits) };
}

/** The cost of a checklist on both days, for a minimum number of flags. */
export function checklistCost({ yesterday, today }: RuleTallies, limit: number, costs: Costs) {
  const at = (day: readonly ThresholdTally[]) => {
    const found = day.find(({ threshold }) => threshold === limit);
    return found ? costOf(found.tally, costs) : 0;
  };
  return { yesterday: at(yesterday), today: at(today) };
}

/** Settings of the averages below: this many seeds from 1, at these costs. */
export const AVERAGE_SETTINGS = { seeds: 30, costs: { miss: 150, alarm: 20 } } as const;

/** Each rule's average cost today, in units of the currency. */
export const AVERAGE_COSTS = { logistic: 3329, checklist: 3530, forest: 3988, field: 5447 } as const;

/**
 * How much less the logistic regression costs than the checklist of all flags: the 95% confidence interval of the
 * mean difference (Student's t), and the number of days on which it was cheaper.
 */
export const MODEL_SAVINGS = { low: 11, high: 391, cheaperOn: 21 } as const;
