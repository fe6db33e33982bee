import { shuffle, standardDeviation } from 'simple-statistics';
import { DAY_MS } from '../shared/days';
import { seeded } from '../shared/seeded';
import type { Guardrails } from './bestPrice';
import { allowedPrices, outcomeAt } from './bestPrice';
import type { DemandFit } from './fit';
import { tQuantile } from './fit';
import type { ProductDemand, PricingResult } from './model';

/** A test of two prices, a week at a time. */
export interface TestPlan {
  readonly prices: readonly [low: number, high: number];
  /** Even, because each price gets half of the weeks. */
  readonly weeks: number;
  /** The expected margin of error of the elasticity, with 95% confidence. */
  readonly margin: number;
}

/** Consecutive weeks at one price. */
export interface PlannedPrice {
  readonly price: number;
  /** ISO date of its first Monday. */
  readonly from: string;
  readonly weeks: number;
}

const PERIODS_PER_WEEK: Readonly<Record<PricingResult['per'], number>> = {
  day: 7,
  week: 1,
  month: 12 / 52,
  quarter: 4 / 52,
  // A row without a date counts as a week.
  row: 1,
};
const MIN_WEEKS = 4;
const MAX_WEEKS = 104;

/**
 * Returns the standard deviation of a period's log quantity at a constant price: the residual error of the
 * fit, or the spread of sales at nearly one price. Null if there are too few sales.
 */
export function noiseOf({ fit, shown }: Pick<ProductDemand, 'fit' | 'shown'>): number | null {
  if (fit) return fit.band.reach / tQuantile(fit.band.degrees);
  const sold = shown.filter(({ quantity }) => quantity > 0);
  return sold.length < 3 ? null : standardDeviation(sold.map(({ quantity }) => Math.log(quantity)));
}

/** Returns the prices `width` percent below and above the current one, but none below the margin floor. */
export function testPrices(guardrails: Omit<Guardrails, 'change'>, width: number): TestPlan['prices'] {
  const { lowest, highest } = allowedPrices({ ...guardrails, change: width });
  return [lowest, highest];
}

/**
 * Computes the change in a period's expected profit, from the current price to a test with equal numbers of
 * weeks at both prices.
 */
export function profitChange(
  { prices: [low, high] }: TestPlan,
  fit: DemandFit,
  { cost, price }: Pick<Guardrails, 'cost' | 'price'>,
): number {
  const profitAt = (at: number) => outcomeAt(fit, at, cost).profit;
  return (profitAt(low) + profitAt(high)) / 2 - profitAt(price);
}

/**
 * Plans the shortest test with this margin of error; null if it takes more than two years. Of all tests, two
 * prices with equal weeks give the smallest standard error of a constant elasticity.
 * @param noise the standard deviation of a period's log quantity
 */
export function planTest(
  noise: number,
  per: PricingResult['per'],
  prices: TestPlan['prices'],
  target: number,
): TestPlan | null {
  const [low, high] = prices;
  if (low >= high) return null;
  for (let weeks = MIN_WEEKS; weeks <= MAX_WEEKS; weeks += 2) {
    const count = weeks * PERIODS_PER_WEEK[per];
    // The weeks of a test are independent, even if the noise was measured on months.
    const degrees = Math.max(weeks, count) - 2;
    const margin = (tQuantile(degrees) * noise) / ((Math.log(high / low) * Math.sqrt(count)) / 2);
    if (margin <= target) return { prices, weeks, margin };
  }
  return null;
}

/**
 * Schedules a test: each pair of weeks has both prices in random order, so that trends and seasons affect
 * both alike.
 */
export function scheduleOf(
  { prices, weeks }: TestPlan,
  seed: number,
  firstMonday: string,
): readonly PlannedPrice[] {
  const random = seeded(seed);
  const order = Array.from({ length: weeks / 2 }, () => shuffle([...prices], random)).flat();
  const schedule: PlannedPrice[] = [];
  for (const [week, price] of order.entries()) {
    const last = schedule.at(-1);
    if (last?.price === price) schedule[schedule.length - 1] = { ...last, weeks: last.weeks + 1 };
    else schedule.push({ price, from: weeksAfter(firstMonday, week), weeks: 1 });
  }
  return schedule;
}

/** Returns the ISO date of the Monday after an ISO date. */
export function nextMonday(day: string): string {
  const time = Date.parse(day);
  return new Date(time + (7 - ((new Date(time).getUTCDay() + 6) % 7)) * DAY_MS).toISOString().slice(0, 10);
}

export function weeksAfter(day: string, weeks: number): string {
  return new Date(Date.parse(day) + weeks * 7 * DAY_MS).toISOString().slice(0, 10);
}
