import type { Steps } from '../shared/model/steps';
import type { Order } from './orders';

/** So many orders are added up between two steps. */
const ORDERS = 20_000;

/** Less than this is what binary fractions leave of a purchase that was given back. */
const LEAST_SPEND = 1e-6;

/** Customers by recency, frequency and monetary value: a list for each, in the same order. */
export interface Customers {
  readonly ids: readonly string[];
  /** Days from the last order to the last day of all orders. */
  readonly recency: readonly number[];
  /** The number of orders. */
  readonly orders: readonly number[];
  /** What they have paid in all. */
  readonly spend: readonly number[];
}

/**
 * Adds orders up by customer. Customers who got back as much as they paid are left out, since their spend
 * is zero.
 *
 * @param returns what each customer got back
 */
export function* customersOf(
  orders: readonly Order[],
  returns: ReadonlyMap<string, number> = new Map(),
): Steps<Customers> {
  const lastDay = orders.reduce((last, { day }) => Math.max(last, day), -Infinity);
  const byId = new Map<string, { last: number; orders: number; spend: number }>();
  for (const [index, { customer, day, amount }] of orders.entries()) {
    if (index % ORDERS === 0) yield index / orders.length;
    const known = byId.get(customer);
    if (known) {
      known.last = Math.max(known.last, day);
      known.orders += 1;
      known.spend += amount;
    } else byId.set(customer, { last: day, orders: 1, spend: amount });
  }
  const kept = [...byId]
    // Without what adding binary fractions leaves behind; an amount of less than a cent stays one, and has a logarithm.
    .map(([id, own]) => ({ ...own, id, spend: Number((own.spend - (returns.get(id) ?? 0)).toPrecision(12)) }))
    .filter(({ spend }) => spend > LEAST_SPEND);
  return {
    ids: kept.map(({ id }) => id),
    recency: kept.map(({ last }) => lastDay - last),
    orders: kept.map((customer) => customer.orders),
    spend: kept.map(({ spend }) => spend),
  };
}

/** A customer as a point: recency, frequency and monetary value, comparable with each other. */
export type Point = readonly [recency: number, frequency: number, monetary: number];

/** What makes customers points: logarithms, less their mean, over their standard deviation. */
export type Scaling = readonly { readonly mean: number; readonly deviation: number }[];

/** The logarithms of one customer. All three are skewed: few customers order most. */
export function logarithms({ recency, orders, spend }: Customers, index: number): Point {
  return [Math.log1p(recency[index] ?? 0), Math.log(orders[index] ?? 1), Math.log(spend[index] ?? 1)];
}

/** A customer as a point. */
export function pointOf(customers: Customers, index: number, scaling: Scaling): Point {
  const [recency, frequency, monetary] = logarithms(customers, index);
  const scaled = (value: number, field: number) =>
    (value - (scaling[field]?.mean ?? 0)) / (scaling[field]?.deviation ?? 1);
  return [scaled(recency, 0), scaled(frequency, 1), scaled(monetary, 2)];
}

/** The place of the center that a point is nearest to. */
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
