import type { Field } from './fields';
import { fields } from './fields';
import type { LabeledOrder } from './generateOrders';
import type { Costs, Tally } from './verdicts';
import { costOf, talliesBy, tallyAt } from './verdicts';

/** A rule that holds orders at or beyond a limit in one field, with its tallies on two days. */
export interface FieldRule {
  readonly field: Field;
  /** True if it holds orders at or above the limit, false if at or below it. */
  readonly isAbove: boolean;
  readonly limit: number;
  readonly yesterday: Tally;
  readonly today: Tally;
}

/**
 * Returns yesterday's Pareto-optimal rules: no other rule has both fewer misses and fewer false positives, so
 * one of them is cheapest whatever mistakes cost.
 */
export function fieldRules(
  yesterday: readonly LabeledOrder[],
  today: readonly LabeledOrder[],
): readonly FieldRule[] {
  const all = fields.flatMap((field) =>
    [true, false].flatMap((isAbove) => {
      const sign = isAbove ? 1 : -1;
      const value = ({ fields: order }: LabeledOrder) => sign * order[field];
      const limits = [...new Set(yesterday.map(value))].sort((a, b) => a - b);
      const next = talliesBy(today, value, limits);
      return talliesBy(yesterday, value, limits).map(({ threshold, tally }): FieldRule => ({
        field,
        isAbove,
        limit: sign * threshold,
        yesterday: tally,
        today: tallyAt(next, threshold),
      }));
    }),
  );
  let fewestMissed = Infinity;
  return all
    .toSorted(
      (a, b) =>
        a.yesterday['false alarm'] - b.yesterday['false alarm'] || a.yesterday.missed - b.yesterday.missed,
    )
    .filter(({ yesterday: { missed } }) => {
      if (missed >= fewestMissed) return false;
      fewestMissed = missed;
      return true;
    });
}

/** Chooses the single-field rule that cost least yesterday. There must be at least one rule. */
export function bestFieldOf(rules: readonly FieldRule[], costs: Costs): FieldRule {
  return rules.reduce((best, next) =>
    costOf(next.yesterday, costs) < costOf(best.yesterday, costs) ? next : best,
  );
}
