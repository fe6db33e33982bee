import { randomExponential, randomLogNormal, randomUniform } from 'd3-random';
import { DAY_MS } from '../shared/days';
import { seeded } from '../shared/seeded';

export interface Order {
  readonly customer: string;
  /** Days since 1970. */
  readonly day: number;
  readonly amount: number;
}

/** The orders cover the two years before this day. */
const LAST_DAY = Date.UTC(2026, 9, 31) / DAY_MS;
const DAYS = 730;
const YEAR = 365;

interface CustomerGroup {
  readonly customers: number;
  /** Range of the customers' first orders, in days before `LAST_DAY`. */
  readonly joined: readonly [latest: number, earliest: number];
  /** Mean number of days until they stop ordering. */
  readonly stays: number;
  readonly ordersAYear: number;
  /** Median order amount, in units of the currency. */
  readonly orderValue: number;
}

const groups: readonly CustomerGroup[] = [
  { customers: 140, joined: [400, DAYS], stays: 3000, ordersAYear: 14, orderValue: 85 },
  { customers: 230, joined: [200, DAYS], stays: 1200, ordersAYear: 5, orderValue: 55 },
  { customers: 200, joined: [5, 80], stays: 1000, ordersAYear: 4, orderValue: 45 },
  { customers: 190, joined: [450, DAYS], stays: 170, ordersAYear: 9, orderValue: 70 },
  { customers: 240, joined: [150, DAYS], stays: 30, ordersAYear: 1, orderValue: 38 },
];

/** Generates the orders of 1,000 customers; the same seed gives the same orders. */
export function generateOrders(seed: number): readonly Order[] {
  const source = seeded(seed);
  const uniform = randomUniform.source(source);
  const exponential = randomExponential.source(source);
  const logNormal = randomLogNormal.source(source);
  const orders: Order[] = [];
  let number = 0;
  for (const { customers, joined, stays, ordersAYear, orderValue } of groups) {
    const joins = uniform(...joined);
    const stay = exponential(1 / stays);
    const pause = exponential(ordersAYear / YEAR);
    const own = logNormal(Math.log(orderValue), 0.3);
    const differs = logNormal(0, 0.35);
    for (let left = customers; left > 0; left -= 1) {
      number += 1;
      const customer = `C${String(number).padStart(4, '0')}`;
      const usual = own();
      const first = LAST_DAY - joins();
      const last = Math.min(LAST_DAY, first + stay());
      for (let day = first; day <= last; day += pause())
        orders.push({ customer, day: Math.floor(day), amount: Math.round(usual * differs()) });
    }
  }
  return orders;
}
