import type { WithProgress } from '../shared/model/withProgress';
import { forEachWithProgress } from '../shared/model/withProgress';
import type { Order } from './orders';

/** A smaller spend is a rounding error left by a fully refunded purchase. */
const MIN_SPEND = 1e-6;

/** Customers by recency, frequency and monetary value, as parallel lists. */
export interface Customers {
  readonly ids: readonly string[];
  /** Days from the customer's last order to the last day of all orders. */
  readonly recency: readonly number[];
  readonly orders: readonly number[];
  readonly spend: readonly number[];
}

/**
 * Sums orders by customer. Leaves out customers whose returns equal their spend.
 *
 * @param returns the amount returned by each customer
 */
export function* customersOf(
  orders: readonly Order[],
  returns: ReadonlyMap<string, number> = new Map(),
): WithProgress<Customers> {
  let lastDay = -Infinity;
  const byId = new Map<string, { last: number; orders: number; spend: number }>();
  yield* forEachWithProgress(orders, ({ customer, day, amount }) => {
    lastDay = Math.max(lastDay, day);
    const known = byId.get(customer);
    if (known) {
      known.last = Math.max(known.last, day);
      known.orders += 1;
      known.spend += amount;
    } else byId.set(customer, { last: day, orders: 1, spend: amount });
  });
  const kept = {
    ids: Array<string>(),
    recency: Array<number>(),
    orders: Array<number>(),
    spend: Array<number>(),
  };
  yield* forEachWithProgress([...byId], ([id, own]) => {
    // Rounds away floating-point errors but keeps amounts below a cent, which have a logarithm.
    const spend = Number((own.spend - (returns.get(id) ?? 0)).toPrecision(12));
    if (spend <= MIN_SPEND) return;
    kept.ids.push(id);
    kept.recency.push(lastDay - own.last);
    kept.orders.push(own.orders);
    kept.spend.push(spend);
  });
  return kept;
}

/** A customer's standardized recency, frequency and monetary value. */
export type Point = readonly [recency: number, frequency: number, monetary: number];

/** The mean and standard deviation of each logarithm, for standardizing. */
export type Scaling = readonly { readonly mean: number; readonly deviation: number }[];

/** The logarithms of one customer's figures. All three are skewed: a few customers place most orders. */
export function logarithms({ recency, orders, spend }: Customers, index: number): Point {
  return [Math.log1p(recency[index] ?? 0), Math.log(orders[index] ?? 1), Math.log(spend[index] ?? 1)];
}

export function pointOf(customers: Customers, index: number, scaling: Scaling): Point {
  const [recency, frequency, monetary] = logarithms(customers, index);
  const scaled = (value: number, field: number) =>
    (value - (scaling[field]?.mean ?? 0)) / (scaling[field]?.deviation ?? 1);
  return [scaled(recency, 0), scaled(frequency, 1), scaled(monetary, 2)];
}

export function* pointsOf(customers: Customers, scaling: Scaling): WithProgress<readonly Point[]> {
  const points: Point[] = [];
  yield* forEachWithProgress(customers.ids, (_id, index) => points.push(pointOf(customers, index, scaling)));
  return points;
}

export function nearest(point: Point, centers: readonly Point[]): number {
  let best = 0;
  let least = Infinity;
  for (const [index, [x, y, z]] of centers.entries()) {
    const distance = (point[0] - x) ** 2 + (point[1] - y) ** 2 + (point[2] - z) ** 2;
    if (distance < least) {
      least = distance;
      best = index;
    }
  }
  return best;
}
