import { median, quantile } from 'simple-statistics';
import { counted } from '../../domain/numerals';
import { toUnit } from '../shared/amounts';
import type { Order } from './orders';

/** What a segment is called, and by which figures. */
export interface SegmentName {
  readonly name: string;
  /** `last order within 30 days, 6 orders or more` */
  readonly meaning: string;
}

/** The middle customer of a segment: what stands beside its name, and what the name goes by. */
export interface MiddleCustomer {
  readonly recency: number;
  readonly orders: number;
  readonly spend: number;
}

/** Where one name ends and the next begins, in days and orders. */
export interface Thresholds {
  /** The usual pause between two orders of one customer: within it an order is recent. */
  readonly lately: number;
  /** Three pauses: after it an order is long ago. */
  readonly longAgo: number;
  /** The orders of a customer whom three of four do not exceed, and three at least. */
  readonly often: number;
}

/** The pause in days where nobody has ordered twice. */
const UNKNOWN_PAUSE = 60;
const LEAST_OFTEN = 3;

/** The thresholds that these orders suggest. */
export function thresholdsOf(orders: readonly Order[]): Thresholds {
  const byCustomer = new Map<string, { first: number; last: number; count: number }>();
  for (const { customer, day } of orders) {
    const known = byCustomer.get(customer) ?? { first: day, last: day, count: 0 };
    known.first = Math.min(known.first, day);
    known.last = Math.max(known.last, day);
    known.count += 1;
    byCustomer.set(customer, known);
  }
  const all = [...byCustomer.values()];
  const pauses = all.flatMap(({ first, last, count }) =>
    last > first ? [(last - first) / (count - 1)] : [],
  );
  const pause = Math.max(1, Math.round(pauses.length > 0 ? median(pauses) : UNKNOWN_PAUSE));
  const counts = all.map(({ count }) => count);
  return {
    lately: pause,
    longAgo: 3 * pause,
    often: Math.max(LEAST_OFTEN, Math.ceil(counts.length > 0 ? quantile(counts, 0.75) : 0)),
  };
}

type Since = 'lately' | 'between' | 'long ago';
type Often = 'once' | 'sometimes' | 'often';

const names: Readonly<Record<Since, Readonly<Record<Often, string>>>> = {
  lately: { often: 'Champions', sometimes: 'Active', once: 'New' },
  between: { often: 'Loyal', sometimes: 'Occasional', once: 'Came once' },
  'long ago': { often: 'Slipping away', sometimes: 'Fading', once: 'Lost' },
};

function sinceOf(days: number, { lately, longAgo }: Thresholds): Since {
  if (days <= lately) return 'lately';
  return days <= longAgo ? 'between' : 'long ago';
}

function oftenOf(orders: number, { often }: Thresholds): Often {
  if (orders < 2) return 'once';
  return orders < often ? 'sometimes' : 'often';
}

/** The figures that make a customer what the name says. */
function meaningOf({ recency, orders }: MiddleCustomer, thresholds: Thresholds): string {
  const { lately, longAgo, often } = thresholds;
  const since: Readonly<Record<Since, string>> = {
    lately: `last order within ${counted(lately, 'day')}`,
    between: `last order ${lately + 1} to ${longAgo} days ago`,
    'long ago': `last order more than ${longAgo} days ago`,
  };
  const times: Readonly<Record<Often, string>> = {
    once: 'fewer than 2 orders',
    sometimes: `2 orders or more, fewer than ${often}`,
    often: `${often} orders or more`,
  };
  return `${since[sinceOf(recency, thresholds)]}, ${times[oftenOf(orders, thresholds)]}`;
}

/**
 * Names segments by their middle customers; those of one name are told apart by what these have spent.
 *
 * @param isOneCrowd whether the customers are one crowd: then the segments are slices of it, and have no names
 */
export function nameSegments(
  middles: readonly MiddleCustomer[],
  thresholds: Thresholds,
  currency: string,
  isOneCrowd: boolean,
): readonly SegmentName[] {
  const meanings = middles.map((middle) => meaningOf(middle, thresholds));
  if (isOneCrowd) return meanings.map((meaning, index) => ({ name: `Slice ${index + 1}`, meaning }));
  const plain = middles.map(
    ({ recency, orders }) => names[sinceOf(recency, thresholds)][oftenOf(orders, thresholds)],
  );
  const full = plain.map((name, index) =>
    plain.filter((other) => other === name).length === 1
      ? name
      : `${name} at ${toUnit(middles[index]?.spend ?? 0, currency)}`,
  );
  return full.map((name, index) => {
    const before = full.slice(0, index).filter((other) => other === name).length;
    return { name: before === 0 ? name : `${name} (${before + 1})`, meaning: meanings[index] ?? '' };
  });
}
