import { mean } from 'simple-statistics';
import type { Steps } from '../shared/model/steps';
import { seeded } from '../shared/seeded';
import { cluster, meanSilhouettes } from './clusters';
import { customersOf, pointOf } from './customers';
import { LEAST_K } from './limits';
import type { Order } from './orders';
import { scalingOf } from './scaling';

/** Maximum number of customers in a simulated population. */
const MOST_COMPARED = 250;
/** Real clusters already show with few segments. */
const MOST_K_COMPARED = 5;
/** Number of simulated populations. */
const CROWDS = 2;
/** How far the silhouette must exceed those of the simulated populations, which differ by less. */
const MARGIN = 0.05;
/** With fewer customers, any pattern may be chance. */
const LEAST_CUSTOMERS = 30;

/**
 * Whether the customers have no real clusters: their silhouettes are no better than those of simulated
 * customers who all share the same habits, arrival dates, orders per day and amounts (a parametric
 * bootstrap).
 *
 * @param silhouettes those for 2, 3, 4 … segments
 */
export function* isOneCrowd(
  orders: readonly Order[],
  silhouettes: readonly number[],
  seed: number,
): Steps<boolean> {
  const firstDays = new Map<string, number>();
  for (const { customer, day } of orders)
    firstDays.set(customer, Math.min(day, firstDays.get(customer) ?? Infinity));
  if (firstDays.size < LEAST_CUSTOMERS) return false;
  const compared = silhouettes.slice(0, MOST_K_COMPARED - LEAST_K + 1);
  const best = compared.map(() => -Infinity);
  for (let crowd = 0; crowd < CROWDS; crowd += 1) {
    yield crowd / CROWDS;
    const customers = yield* customersOf(sameHabits(orders, firstDays, seed + crowd));
    const scaling = scalingOf(customers);
    const points = customers.ids.map((_id, place) => pointOf(customers, place, scaling));
    const different = new Set(points.map(String)).size;
    const ks = compared.map((_, index) => LEAST_K + index).filter((k) => k <= different);
    const ofCrowd = yield* meanSilhouettes(
      points,
      ks.map((k) => cluster(points, k, seed).labels),
    );
    for (const [index, silhouette] of ofCrowd.entries())
      best[index] = Math.max(best[index] ?? -Infinity, silhouette);
  }
  return compared.every((silhouette, index) => {
    const ofCrowds = best[index] ?? -Infinity;
    return ofCrowds === -Infinity || silhouette <= ofCrowds + MARGIN;
  });
}

/** Simulates the orders of some of the customers, as if all had the same habits. */
function sameHabits(
  orders: readonly Order[],
  firstDays: ReadonlyMap<string, number>,
  seed: number,
): readonly Order[] {
  const random = seeded(seed);
  const lastDay = orders.reduce((last, { day }) => Math.max(last, day), -Infinity);
  const days = mean([...firstDays.values()].map((day) => lastDay - day));
  const perDay = (orders.length / firstDays.size - 1) / Math.max(1, days);
  const every = Math.ceil(firstDays.size / MOST_COMPARED);
  return [...firstDays]
    .filter((_, index) => index % every === 0)
    .flatMap(([customer, first]) => {
      const own: Order[] = [];
      for (let day = first; day <= lastDay; day += perDay > 0 ? -Math.log(1 - random()) / perDay : Infinity)
        own.push({
          customer,
          day: Math.floor(day),
          amount: orders[Math.floor(random() * orders.length)]?.amount ?? 1,
        });
      return own;
    });
}
