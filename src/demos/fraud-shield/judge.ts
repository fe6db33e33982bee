import { ascending, bisectLeft } from 'd3-array';
import type { Method } from './methods';
import { thresholdsFor } from './methods';
import type { JudgedOrder } from './model';

/** What a threshold makes of an order: it is held at this risk and above. */
export type Verdict = 'caught' | 'missed' | 'false alarm' | 'passed';

/** What the visitor says that a mistake costs, in units of the currency. */
export interface Costs {
  readonly miss: number;
  readonly alarm: number;
}

/** How many orders get each verdict. */
export type Tally = Readonly<Record<Verdict, number>>;

/** What a threshold makes of an order. */
export function verdictOn(order: JudgedOrder, method: Method, threshold: number): Verdict {
  if (order.risk[method] >= threshold) return order.isFraud ? 'caught' : 'false alarm';
  return order.isFraud ? 'missed' : 'passed';
}

/** Counts what a threshold makes of all orders. */
export function tallyAt(orders: readonly JudgedOrder[], method: Method, threshold: number): Tally {
  const tally = { caught: 0, missed: 0, 'false alarm': 0, passed: 0 };
  for (const order of orders) tally[verdictOn(order, method, threshold)] += 1;
  return tally;
}

/** The share of the held orders that are fraud, from 0 to 1; null if none is held. */
export function precisionOf(tally: Tally): number | null {
  const held = tally.caught + tally['false alarm'];
  return held === 0 ? null : tally.caught / held;
}

/** The share of the fraud that is held, from 0 to 1; null if there is none. */
export function recallOf(tally: Tally): number | null {
  const fraud = tally.caught + tally.missed;
  return fraud === 0 ? null : tally.caught / fraud;
}

/** What all mistakes cost, in units of the currency. */
export function costOf(tally: Tally, costs: Costs): number {
  return tally.missed * costs.miss + tally['false alarm'] * costs.alarm;
}

/** A threshold and what it makes of all orders. */
export interface ThresholdTally {
  readonly threshold: number;
  readonly tally: Tally;
}

/** The tally of every threshold that is tried for a method, lowest first. */
export function talliesOf(orders: readonly JudgedOrder[], method: Method): readonly ThresholdTally[] {
  return talliesBy(orders, ({ risk }) => risk[method], thresholdsFor(method));
}

/**
 * The tally at each threshold of a score. Scores are sorted once and looked up, since `tallyAt` at each threshold takes
 * a slow phone 40 ms.
 */
export function talliesBy<Order extends { readonly isFraud: boolean }>(
  orders: readonly Order[],
  scoreOf: (order: Order) => number,
  thresholds: readonly number[],
): readonly ThresholdTally[] {
  const sorted = (some: readonly Order[]) => some.map(scoreOf).sort(ascending);
  const frauds = sorted(orders.filter(({ isFraud }) => isFraud));
  const honest = sorted(orders.filter(({ isFraud }) => !isFraud));
  return thresholds.map((threshold) => {
    const missed = bisectLeft(frauds, threshold);
    const passed = bisectLeft(honest, threshold);
    const tally = { caught: frauds.length - missed, missed, 'false alarm': honest.length - passed, passed };
    return { threshold, tally };
  });
}

/** The threshold whose mistakes cost least; of several the highest, which holds the fewest orders. There is one at least. */
export function cheapestOf(tallies: readonly ThresholdTally[], costs: Costs): ThresholdTally {
  return tallies.reduce((best, next) =>
    costOf(best.tally, costs) < costOf(next.tally, costs) ? best : next,
  );
}
