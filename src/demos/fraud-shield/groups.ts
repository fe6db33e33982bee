import type { OrderFields } from './fields';
import type { ScoredOrder } from './model';
import type { Costs, Tally, ThresholdTally } from './verdicts';
import { cheapestOf, costOf, goodIn, ordersIn, talliesOf, tallyAt } from './verdicts';

/** Pairs of customer groups that a method should treat alike. */
export const groupings = ['new', 'abroad', 'far'] as const;
export type Grouping = (typeof groupings)[number];

interface GroupingMeaning {
  readonly label: string;
  /** Names of the group and of everyone else, for use within a sentence. */
  readonly names: readonly [string, string];
  readonly isMember: (order: OrderFields) => boolean;
}

export const groupingMeanings: Readonly<Record<Grouping, GroupingMeaning>> = {
  new: {
    label: 'New and other customers',
    names: ['new customers', 'other customers'],
    isMember: ({ accountAge }) => accountAge < 30,
  },
  abroad: {
    label: 'Foreign and domestic IP addresses',
    names: ['foreign IP addresses', 'domestic IP addresses'],
    isMember: ({ abroad }) => abroad === 1,
  },
  far: {
    label: 'Shipping 50+ miles from the billing address, or closer',
    names: ['customers shipping 50+ miles away', 'customers shipping closer'],
    isMember: ({ distance }) => distance >= 50,
  },
};

/** Returns a bit mask: a bit is set if the order is in the first group of that grouping. */
export function groupBits(order: OrderFields): number {
  return groupings.reduce(
    (bits, grouping, place) => bits | (Number(groupingMeanings[grouping].isMember(order)) << place),
    0,
  );
}

type Pair<Value> = readonly [Value, Value];

/** Ways to choose thresholds for two groups. */
export const policies = ['one threshold', 'lowest cost', 'equal opportunity', 'equal cost'] as const;
export type Policy = (typeof policies)[number];

/** A policy's effect today: the threshold and tally of each group, and the total cost. */
export interface PolicyOutcome {
  readonly groups: Pair<ThresholdTally>;
  readonly cost: number;
}

/** Maximum differences that count as equal: in the share of good orders held, and in cost per order. */
export const MAX_GAP = { opportunity: 0.01, cost: 0.25 };

/** Both groups' tallies on both days, by threshold of the logistic regression. */
export type GroupTallies = Readonly<Record<'yesterday' | 'today', Pair<readonly ThresholdTally[]>>>;

export function groupTallies(
  yesterday: readonly ScoredOrder[],
  today: readonly ScoredOrder[],
  grouping: Grouping,
): GroupTallies {
  const bit = 1 << groupings.indexOf(grouping);
  const tallies = (day: readonly ScoredOrder[], inGroup: boolean) =>
    talliesOf(
      day.filter(({ groups }) => ((groups & bit) !== 0) === inGroup),
      'logistic',
    );
  const parts = (day: readonly ScoredOrder[]) => [tallies(day, true), tallies(day, false)] as const;
  return { yesterday: parts(yesterday), today: parts(today) };
}

/**
 * Chooses thresholds for both groups on yesterday's orders and scores today's, for each policy. Equal
 * opportunity holds the same share of good orders in both groups (Hardt, Price & Srebro, 2016); equal cost
 * makes mistakes cost the same per order. Both use the cheapest pair that meets the goal.
 */
export function policyOutcomes(
  { yesterday, today }: GroupTallies,
  threshold: number,
  costs: Costs,
): Readonly<Record<Policy, PolicyOutcome>> {
  const outcome = (thresholds: Pair<number>): PolicyOutcome => {
    const [first, second] = [tallyAt(today[0], thresholds[0]), tallyAt(today[1], thresholds[1])];
    return {
      groups: [
        { threshold: thresholds[0], tally: first },
        { threshold: thresholds[1], tally: second },
      ],
      cost: costOf(first, costs) + costOf(second, costs),
    };
  };
  const equal = (of: (tally: Tally) => number, gap: number) =>
    outcome(cheapestPair(yesterday, costs, of, gap));
  return {
    'one threshold': outcome([threshold, threshold]),
    'lowest cost': outcome([
      cheapestOf(yesterday[0], costs).threshold,
      cheapestOf(yesterday[1], costs).threshold,
    ]),
    'equal opportunity': equal(falsePositiveRate, MAX_GAP.opportunity),
    'equal cost': equal((tally) => costPerOrder(tally, costs), MAX_GAP.cost),
  };
}

/** Finds the cheapest pair of thresholds that treats both groups equally, or else the most equal pair. */
function cheapestPair(
  [first, second]: Pair<readonly ThresholdTally[]>,
  costs: Costs,
  of: (tally: Tally) => number,
  gap: number,
): Pair<number> {
  const measured = (tallies: readonly ThresholdTally[]) =>
    tallies.map(({ threshold, tally }) => ({ threshold, value: of(tally), cost: costOf(tally, costs) }));
  const others = measured(second);
  let best: { readonly pair: Pair<number>; readonly excess: number; readonly cost: number } = {
    pair: [0, 0],
    excess: Infinity,
    cost: Infinity,
  };
  for (const a of measured(first))
    for (const b of others) {
      const excess = Math.max(0, Math.abs(a.value - b.value) - gap);
      const cost = a.cost + b.cost;
      if (excess < best.excess || (excess === best.excess && cost < best.cost))
        best = { pair: [a.threshold, b.threshold], excess, cost };
    }
  return best.pair;
}

/** Returns the share of good orders that are held, from 0 to 1. */
export function falsePositiveRate(tally: Tally): number {
  return tally['false alarm'] / Math.max(1, goodIn(tally));
}

/** Returns the cost of mistakes per order, in units of the currency. */
export function costPerOrder(tally: Tally, costs: Costs): number {
  return costOf(tally, costs) / Math.max(1, ordersIn(tally));
}
