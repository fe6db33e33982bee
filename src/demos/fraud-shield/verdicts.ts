import { ascending, bisectLeft } from 'd3-array';
import type { Method } from './methods';
import { thresholdsFor } from './methods';
import type { ScoredOrder } from './model';

/** The result for an order, which is held if its risk reaches the threshold. */
export type Verdict = 'caught' | 'missed' | 'false alarm' | 'passed';

/** The visitor's cost of each kind of mistake, in units of the currency. */
export interface Costs {
  readonly miss: number;
  readonly alarm: number;
}

export type Tally = Readonly<Record<Verdict, number>>;

/** Labels of the verdicts: the order's outcome, then the decision. */
export const verdictLabels: Readonly<Record<Verdict, string>> = {
  caught: 'Fraud, held',
  'false alarm': 'Good, held',
  missed: 'Fraud, passes',
  passed: 'Good, passes',
};

export function verdictOn(order: ScoredOrder, method: Method, threshold: number): Verdict {
  if (order.risk[method] >= threshold) return order.isFraud ? 'caught' : 'false alarm';
  return order.isFraud ? 'missed' : 'passed';
}

export function tallyAt(orders: readonly ScoredOrder[], method: Method, threshold: number): Tally {
  const tally = { caught: 0, missed: 0, 'false alarm': 0, passed: 0 };
  for (const order of orders) tally[verdictOn(order, method, threshold)] += 1;
  return tally;
}

/** The share of held orders that are fraud, from 0 to 1; null if none is held. */
export function precisionOf(tally: Tally): number | null {
  const held = tally.caught + tally['false alarm'];
  return held === 0 ? null : tally.caught / held;
}

/** The share of fraud that is held, from 0 to 1; null if there is none. */
export function recallOf(tally: Tally): number | null {
  const fraud = tally.caught + tally.missed;
  return fraud === 0 ? null : tally.caught / fraud;
}

/** Total cost of mistakes, in units of the currency. */
export function costOf(tally: Tally, costs: Costs): number {
  return tally.missed * costs.miss + tally['false alarm'] * costs.alarm;
}

/** A threshold with its verdicts on all orders. */
export interface ThresholdTally {
  readonly threshold: number;
  readonly tally: Tally;
}

/** The tally at each threshold of a method, lowest first. */
export function talliesOf(orders: readonly ScoredOrder[], method: Method): readonly ThresholdTally[] {
  return talliesBy(orders, ({ risk }) => risk[method], thresholdsFor(method));
}

/**
 * The tally at each threshold of a score. Sorts the scores once, because calling `tallyAt` for each threshold takes
 * 40 ms on a slow phone.
 */
export function talliesBy<Order extends { readonly isFraud: boolean }>(
  orders: readonly Order[],
  scoreOf: (order: Order) => number,
  thresholds: readonly number[],
): readonly ThresholdTally[] {
  const sorted = (some: readonly Order[]) => some.map(scoreOf).sort(ascending);
  const frauds = sorted(orders.filter(({ isFraud }) => isFraud));
  const good = sorted(orders.filter(({ isFraud }) => !isFraud));
  return thresholds.map((threshold) => {
    const missed = bisectLeft(frauds, threshold);
    const passed = bisectLeft(good, threshold);
    const tally = { caught: frauds.length - missed, missed, 'false alarm': good.length - passed, passed };
    return { threshold, tally };
  });
}

/** The cheapest threshold; among equals the highest, which holds the fewest orders. There must be at least one. */
export function cheapestOf(tallies: readonly ThresholdTally[], costs: Costs): ThresholdTally {
  return tallies.reduce((best, next) =>
    costOf(best.tally, costs) < costOf(next.tally, costs) ? best : next,
  );
}
