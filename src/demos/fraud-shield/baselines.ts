import type { Field } from './fields';
import { fields } from './fields';
import { flagsRaised } from './flags';
import type { Costs, ThresholdTally } from './judge';
import { costOf, talliesBy } from './judge';
import type { JudgedOrder } from './model';

/** What rules make of both days; it does not depend on the costs. */
export interface RuleTallies {
  readonly yesterday: readonly ThresholdTally[];
  readonly today: readonly ThresholdTally[];
}

/** What a checklist makes of both days: from one flag that must be raised up to all. */
export function checklistTallies(
  yesterday: readonly JudgedOrder[],
  today: readonly JudgedOrder[],
  chosen: readonly Field[],
): RuleTallies {
  const limits = fields.map((_, index) => index + 1);
  const count = (order: JudgedOrder) => flagsRaised(order.flags, chosen);
  return { yesterday: talliesBy(yesterday, count, limits), today: talliesBy(today, count, limits) };
}

/** What a checklist costs on both days if so many flags must be raised. */
export function checklistCost({ yesterday, today }: RuleTallies, limit: number, costs: Costs) {
  const at = (day: readonly ThresholdTally[]) => {
    const found = day.find(({ threshold }) => threshold === limit);
    return found ? costOf(found.tally, costs) : 0;
  };
  return { yesterday: at(yesterday), today: at(today) };
}

/** What the averages below are of: seeds from 1 up to this one, at these costs. */
export const AVERAGE_OF = { seeds: 30, costs: { miss: 150, alarm: 20 } } as const;

/** What each rule cost today on average, in units of the currency. */
export const AVERAGE_COSTS = { logistic: 3329, checklist: 3530, forest: 3988, field: 5447 } as const;
