import { ascending, bisectLeft, range } from 'd3-array';

/** The highest risk, in points. */
export const MAX_RISK = 100;

/** An order with its risk and outcome. */
export interface ScoredOrder {
  readonly isFraud: boolean;
  /** Raised flags as a bit mask (see `flagBits`). */
  readonly flags: number;
  /** Risk in points from 0 to 100, with one decimal. */
  readonly risk: number;
}

/** The result for an order, which is held if its risk reaches the threshold. */
export type Verdict = 'caught' | 'missed' | 'false alarm' | 'passed';

/** The visitor's cost of each kind of mistake, in units of the currency. */
export interface Costs {
  readonly miss: number;
  readonly alarm: number;
}

export type Tally = Readonly<Record<Verdict, number>>;

/** A threshold with the number of orders by verdict. */
export interface ThresholdTally {
  readonly threshold: number;
  readonly tally: Tally;
}

/** Labels of the verdicts: the order's outcome, then the decision. */
export const verdictLabels: Readonly<Record<Verdict, string>> = {
  caught: 'Fraud, held',
  'false alarm': 'Good, held',
  missed: 'Fraud, shipped',
  passed: 'Good, shipped',
};

export function verdictOn(order: ScoredOrder, threshold: number): Verdict {
  if (order.risk >= threshold) return order.isFraud ? 'caught' : 'false alarm';
  return order.isFraud ? 'missed' : 'passed';
}

export function fraudsIn(tally: Tally): number {
  return tally.caught + tally.missed;
}

export function goodIn(tally: Tally): number {
  return tally['false alarm'] + tally.passed;
}

export function ordersIn(tally: Tally): number {
  return fraudsIn(tally) + goodIn(tally);
}

/** Returns the total cost of mistakes, in units of the currency. */
export function costOf(tally: Tally, costs: Costs): number {
  return tally.missed * costs.miss + tally['false alarm'] * costs.alarm;
}

/** Returns the total cost if nothing is held. */
export function costOfNone(tally: Tally, { miss }: Pick<Costs, 'miss'>): number {
  return fraudsIn(tally) * miss;
}

/** A store's numbers of orders in a month, and of those that turn out to be fraud. */
export interface StoreMonth {
  readonly orders: number;
  readonly chargebacks: number;
}

/**
 * Scales a day's tallies to a store's month. The shares of fraud caught and of good orders held stay the same, so the
 * numbers needn't be whole.
 */
export function inMonth(
  tallies: readonly ThresholdTally[],
  { orders, chargebacks }: StoreMonth,
): readonly ThresholdTally[] {
  return tallies.map(({ threshold, tally }) => {
    const fraud = chargebacks / Math.max(1, fraudsIn(tally));
    const good = (orders - chargebacks) / Math.max(1, goodIn(tally));
    return {
      threshold,
      tally: {
        caught: fraud * tally.caught,
        missed: fraud * tally.missed,
        'false alarm': good * tally['false alarm'],
        passed: good * tally.passed,
      },
    };
  });
}

/** Tallies orders at each whole threshold, lowest first. */
export function talliesOf(orders: readonly ScoredOrder[]): readonly ThresholdTally[] {
  return talliesBy(orders, ({ risk }) => risk, range(0, MAX_RISK + 1));
}

/**
 * Tallies orders at each threshold of a score. Sorts the scores once, because comparing every order with
 * every threshold takes 40 ms on a slow phone.
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

/** Returns the tally at a threshold; throws if it wasn't counted. */
export function tallyAt(tallies: readonly ThresholdTally[], threshold: number): Tally {
  const found = tallies.find((entry) => entry.threshold === threshold);
  if (!found) throw new Error(`Threshold ${threshold} was not counted.`);
  return found.tally;
}

/**
 * Finds the cheapest threshold; in a tie the highest, which holds the fewest orders. There must be at least
 * one.
 */
export function cheapestOf(tallies: readonly ThresholdTally[], costs: Costs): ThresholdTally {
  return tallies.reduce((best, next) =>
    costOf(best.tally, costs) < costOf(next.tally, costs) ? best : next,
  );
}

/** The threshold that cost least on one day, with its cost on both days, in units of the currency. */
export interface NextDay {
  readonly threshold: number;
  /** Cost on the day for which it was chosen, which is optimistic. */
  readonly yesterday: number;
  /** Cost on the next day, which is unbiased. */
  readonly today: number;
}

/** Chooses the threshold that costs least on one day and scores it on the next. */
export function nextDayOf(
  yesterday: readonly ThresholdTally[],
  today: readonly ThresholdTally[],
  costs: Costs,
): NextDay {
  const { threshold, tally } = cheapestOf(yesterday, costs);
  return {
    threshold,
    yesterday: costOf(tally, costs),
    today: costOf(tallyAt(today, threshold), costs),
  };
}
