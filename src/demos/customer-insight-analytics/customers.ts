import { mean, sampleStandardDeviation } from 'simple-statistics';
import type { WithProgress } from '../shared/model/withProgress';
import { forEachWithProgress } from '../shared/model/withProgress';
import type { Order } from './orders';

/** Maximum number of customers for k-means and silhouettes. Larger tables are sampled. */
export const MAX_CLUSTERED_CUSTOMERS = 2000;

/** A smaller spend is a rounding error left by a fully refunded purchase. */
const MIN_SPEND = 1e-6;
/** A smaller standard deviation is a rounding error: all values are equal. */
const MIN_DEVIATION = 1e-9;

/** Customers by recency, frequency, and monetary value, as parallel lists. */
export interface Customers {
  /** Day of the last order of all customers, in days since 1970. */
  readonly lastDay: number;
  readonly ids: readonly string[];
  /** Days from the customer's last order to the last day of all orders. */
  readonly recency: readonly number[];
  readonly orders: readonly number[];
  readonly spend: readonly number[];
}

/**
 * Sums orders by customer. Leaves out customers whose returns equal or exceed their spend.
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
    lastDay,
    ids: Array<string>(),
    recency: Array<number>(),
    orders: Array<number>(),
    spend: Array<number>(),
  };
  yield* forEachWithProgress([...byId], ([id, own]) => {
    // Rounds to significant digits, so that amounts below a cent don't become 0, which has no logarithm.
    const spend = Number((own.spend - (returns.get(id) ?? 0)).toPrecision(12));
    if (spend <= MIN_SPEND) return;
    kept.ids.push(id);
    kept.recency.push(lastDay - own.last);
    kept.orders.push(own.orders);
    kept.spend.push(spend);
  });
  return kept;
}

/** A customer's standardized recency, frequency, and monetary value. */
export type Point = readonly [recency: number, frequency: number, monetary: number];

/** Mean and standard deviation of each logarithm, for standardizing. */
export type Scaling = readonly { readonly mean: number; readonly deviation: number }[];

/**
 * Returns the logarithms of a customer's figures, which are all skewed: a few customers place most orders.
 */
function logarithms({ recency, orders, spend }: Customers, index: number): Point {
  return [Math.log1p(recency[index] ?? 0), Math.log(orders[index] ?? 1), Math.log(spend[index] ?? 1)];
}

export function pointOf(customers: Customers, index: number, scaling: Scaling): Point {
  const [recency, frequency, monetary] = logarithms(customers, index);
  const scaled = (value: number, field: number) =>
    (value - (scaling[field]?.mean ?? 0)) / (scaling[field]?.deviation ?? 1);
  return [scaled(recency, 0), scaled(frequency, 1), scaled(monetary, 2)];
}

/** Sums orders by customer and standardizes the customers' logarithms. Values that are all equal become 0. */
export function* standardizedCustomers(
  orders: readonly Order[],
  returns?: ReadonlyMap<string, number>,
): WithProgress<{
  readonly customers: Customers;
  readonly scaling: Scaling;
  readonly points: readonly Point[];
}> {
  const customers = yield* customersOf(orders, returns);
  const fields = [Array<number>(), Array<number>(), Array<number>()];
  yield* forEachWithProgress(customers.ids, (_id, index) => {
    for (const [field, value] of logarithms(customers, index).entries()) fields[field]?.push(value);
  });
  const scaling: Scaling[number][] = [];
  for (const values of fields) {
    yield 1;
    const deviation = values.length > 1 ? sampleStandardDeviation(values) : 0;
    yield 1;
    scaling.push({
      mean: values.length > 0 ? mean(values) : 0,
      deviation: deviation > MIN_DEVIATION ? deviation : 1,
    });
  }
  const points: Point[] = [];
  yield* forEachWithProgress(customers.ids, (_id, index) => points.push(pointOf(customers, index, scaling)));
  return { customers, scaling, points };
}

/** Returns the index of the nearest center. */
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
