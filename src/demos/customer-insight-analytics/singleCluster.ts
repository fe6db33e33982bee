import { mean } from 'simple-statistics';
import type { WithProgress } from '../shared/model/withProgress';
import { forEachWithProgress } from '../shared/model/withProgress';
import { seeded } from '../shared/seeded';
import { cluster, meanSilhouettes } from './clusters';
import { customersOf, pointsOf, scalingOf } from './customers';
import type { Order } from './orders';
import { MIN_K } from './segmentCounts';

/** Maximum number of customers in a simulated population. */
const MAX_SIMULATED_CUSTOMERS = 250;
/** Real clusters already show with few segments. */
const MAX_SIMULATED_K = 5;
/** Number of simulated populations. */
const SIMULATIONS = 2;
/** How far the silhouette must exceed those of the simulated populations, which differ by less. */
const MARGIN = 0.05;
/** Number of orders simulated between two steps. */
const ORDERS = 20_000;
/** With fewer customers, any pattern may be chance. */
const MIN_CUSTOMERS = 30;

/**
 * Whether the customers have no real clusters: their silhouettes are no better than those of simulated
 * customers who all share the same habits, arrival dates, orders per day and amounts (a parametric
 * bootstrap).
 *
 * @param silhouettes those for 2, 3, 4 … segments
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
  const days = mean([...firstDays.values()].map((day) => lastDay - day));
  const every = Math.ceil(firstDays.size / MAX_SIMULATED_CUSTOMERS);
  const habits: Habits = {
    firstDays: [...firstDays].filter((_, index) => index % every === 0),
    lastDay,
    perDay: (orders.length / firstDays.size - 1) / Math.max(1, days),
  };
  const compared = silhouettes.slice(0, MAX_SIMULATED_K - MIN_K + 1);
  const best = compared.map(() => -Infinity);
  for (let simulation = 0; simulation < SIMULATIONS; simulation += 1) {
    yield simulation / SIMULATIONS;
    const customers = yield* customersOf(yield* sameHabits(orders, habits, seed + simulation));
    const points = yield* pointsOf(customers, yield* scalingOf(customers));
    const different = new Set(points.map(String)).size;
    const ks = compared.map((_, index) => MIN_K + index).filter((k) => k <= different);
    const groupings: (readonly number[])[] = [];
    for (const k of ks) {
      yield simulation / SIMULATIONS;
      groupings.push(cluster(points, k, seed).labels);
    }
    const simulated = yield* meanSilhouettes(points, groupings);
    for (const [index, silhouette] of simulated.entries())
      best[index] = Math.max(best[index] ?? -Infinity, silhouette);
  }
  return compared.every((silhouette, index) => {
    const simulated = best[index] ?? -Infinity;
    return simulated === -Infinity || silhouette <= simulated + MARGIN;
  });
}

/** The habits that all simulated customers share. */
interface Habits {
  /** Some of the customers, each with the day of their first order. */
  readonly firstDays: readonly (readonly [customer: string, day: number])[];
  readonly lastDay: number;
  /** Number of further orders a day. */
  readonly perDay: number;
}

/** Simulates orders of customers with the same habits. */
function* sameHabits(
  orders: readonly Order[],
  { firstDays, lastDay, perDay }: Habits,
  seed: number,
): WithProgress<readonly Order[]> {
  const random = seeded(seed);
  const simulated: Order[] = [];
  for (const [customer, first] of firstDays)
    for (let day = first; day <= lastDay; day += perDay > 0 ? -Math.log(1 - random()) / perDay : Infinity) {
      if (simulated.length % ORDERS === 0) yield 0;
      simulated.push({
        customer,
        day: Math.floor(day),
        amount: orders[Math.floor(random() * orders.length)]?.amount ?? 1,
      });
    }
  return simulated;
}
