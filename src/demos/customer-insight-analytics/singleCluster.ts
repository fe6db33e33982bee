import { mean } from 'd3-array';
import type { WithProgress } from '../shared/model/withProgress';
import { forEachWithProgress } from '../shared/model/withProgress';
import { seeded } from '../shared/seeded';
import { cluster, meanSilhouettes } from './clusters';
import { standardizedCustomers } from './customers';
import type { Order } from './orders';
import { MIN_K } from './segmentCounts';

/** Maximum number of customers in a simulated population. */
const MAX_SIMULATED_CUSTOMERS = 250;
/** Maximum number of segments to simulate; real clusters already show with this many. */
const MAX_SIMULATED_K = 5;
/** Number of simulated populations. The probability of exceeding all 19 by chance is 5%. */
const SIMULATIONS = 19;
/** Real customers never behave exactly alike, so silhouettes must also exceed the simulated mean by this much. */
const MIN_EXCESS = 0.05;
/** Number of orders simulated between two progress steps. */
const ORDERS = 20_000;
/** With fewer customers, the test would hardly ever find clusters, so it's skipped. */
const MIN_CUSTOMERS = 30;

/** The behavior that all simulated customers share. */
interface SharedBehavior {
  /** A sample of the customers, each with the day of their first order. */
  readonly firstDays: readonly (readonly [customer: string, day: number])[];
  readonly lastDay: number;
  /** Mean number of orders a day after the first. */
  readonly ordersADay: number;
}

/**
 * Tests whether silhouettes are no better than those of simulated customers without clusters, who start on
 * the same days, but all order at the same rate and spend from the same amounts (a Monte Carlo test by
 * parametric bootstrap).
 *
 * @param silhouettes those of the real customers for 2, 3, 4 … segments
 */
export function* isSingleCluster(
  orders: readonly Order[],
  silhouettes: readonly number[],
  seed: number,
): WithProgress<boolean> {
  const firstDays = new Map<string, number>();
  let lastDay = -Infinity;
  yield* forEachWithProgress(orders, ({ customer, day }) => {
    lastDay = Math.max(lastDay, day);
    firstDays.set(customer, Math.min(day, firstDays.get(customer) ?? Infinity));
  });
  if (firstDays.size < MIN_CUSTOMERS) return false;
  const meanDays = mean(firstDays.values(), (day) => lastDay - day) ?? 0;
  const every = Math.ceil(firstDays.size / MAX_SIMULATED_CUSTOMERS);
  const behavior: SharedBehavior = {
    firstDays: [...firstDays].filter((_, index) => index % every === 0),
    lastDay,
    ordersADay: (orders.length / firstDays.size - 1) / Math.max(1, meanDays),
  };
  const actual = silhouettes.slice(0, MAX_SIMULATED_K - MIN_K + 1);
  const simulated: (readonly number[])[] = [];
  for (let simulation = 0; simulation < SIMULATIONS; simulation += 1) {
    yield simulation / SIMULATIONS;
    const alike = yield* simulateOrders(orders, behavior, seed + simulation);
    const { points } = yield* standardizedCustomers(alike);
    const different = new Set(points.map(String)).size;
    const groupings: (readonly number[])[] = [];
    for (let k = MIN_K; k < MIN_K + actual.length && k <= different; k += 1) {
      yield simulation / SIMULATIONS;
      groupings.push(cluster(points, k, seed + simulation, 1).labels);
    }
    simulated.push(yield* meanSilhouettes(points, groupings));
  }
  const expected = actual.map((_, index) => mean(simulated, (own) => own[index]) ?? Infinity);
  const excess = (own: readonly number[]) =>
    Math.max(...own.map((silhouette, index) => silhouette - (expected[index] ?? Infinity)));
  return excess(actual) <= Math.max(MIN_EXCESS, ...simulated.map(excess));
}

/** Simulates orders of customers with the same behavior. */
function* simulateOrders(
  orders: readonly Order[],
  { firstDays, lastDay, ordersADay }: SharedBehavior,
  seed: number,
): WithProgress<readonly Order[]> {
  const random = seeded(seed);
  const simulated: Order[] = [];
  for (const [customer, first] of firstDays)
    for (
      let day = first;
      day <= lastDay;
      day += ordersADay > 0 ? -Math.log(1 - random()) / ordersADay : Infinity
    ) {
      if (simulated.length % ORDERS === 0) yield 0;
      simulated.push({
        customer,
        day: Math.floor(day),
        amount: orders[Math.floor(random() * orders.length)]?.amount ?? 1,
      });
    }
  return simulated;
}
