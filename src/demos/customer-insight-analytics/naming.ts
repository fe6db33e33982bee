import { median, quantile } from 'simple-statistics';
import { counted } from '../../domain/numerals';
import { toUnit } from '../shared/amounts';
import type { Steps } from '../shared/model/steps';
import { visitEach } from '../shared/model/steps';
import type { Order } from './orders';

/** A segment's name and the figures behind it. */
export interface SegmentName {
  readonly name: string;
  /** `last order within 30 days, 6 orders or more` */
  readonly meaning: string;
}

/** The median customer of a segment, shown beside its name and used to choose it. */
export interface MiddleCustomer {
  readonly recency: number;
  readonly orders: number;
  readonly spend: number;
}

/** The limits between names, in days and orders. */
export interface Thresholds {
  /** The typical number of days between two orders of a customer; a more recent order counts as recent. */
  readonly lately: number;
  /** Three times `lately`; an older order counts as long ago. */
  readonly longAgo: number;
  /** The third quartile of orders per customer, and at least three. */
  readonly often: number;
}

/** The typical gap, in days, if nobody has ordered twice. */
const UNKNOWN_PAUSE = 60;
const LEAST_OFTEN = 3;

/** Derives the thresholds from the orders. */
export function* thresholdsOf(orders: readonly Order[]): Steps<Thresholds> {
  const byCustomer = new Map<string, { first: number; last: number; count: number }>();
  yield* visitEach(orders, ({ customer, day }) => {
    const known = byCustomer.get(customer) ?? { first: day, last: day, count: 0 };
    known.first = Math.min(known.first, day);
    known.last = Math.max(known.last, day);
    known.count += 1;
    byCustomer.set(customer, known);
  });
  const pauses: number[] = [];
  const counts: number[] = [];
  yield* visitEach([...byCustomer.values()], ({ first, last, count }) => {
    if (last > first) pauses.push((last - first) / (count - 1));
    counts.push(count);
  });
  const pause = Math.max(1, Math.round(pauses.length > 0 ? median(pauses) : UNKNOWN_PAUSE));
  yield 1;
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

/** The figures that earn a customer the name. */
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
 * Names segments by their median customers; segments with the same name are told apart by spend.
 *
 * @param isOneCrowd whether there are no real clusters: then the segments are slices without names
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
