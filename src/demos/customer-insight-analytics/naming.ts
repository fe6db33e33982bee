import { median } from 'simple-statistics';
import { counted } from '../../domain/numerals';
import { formatToUnit } from '../shared/amounts';
import type { WithProgress } from '../shared/model/withProgress';
import { forEachWithProgress } from '../shared/model/withProgress';
import type { Order } from './orders';

/** A segment's name, and a description that fits most of its members. */
export interface SegmentName {
  readonly name: string;
  /** For example, `87% ordered at least 3 times and bought in the last 64 days`. */
  readonly description: string;
}

interface Member {
  /** Days since the last order. */
  readonly recency: number;
  readonly orders: number;
}

export interface UnnamedSegment {
  readonly members: readonly Member[];
  /** The median spend. */
  readonly spend: number;
}

/** Minimum share of a segment's members that a description must fit. */
const MIN_SHARE = 0.8;
const REGULAR_ORDERS = 3;
/** Maximum number of orders of “Recent buyers”, if a lower limit fits too few members. */
const MAX_RECENT_ORDERS = 4;
/** Assumed days between two orders if nobody has ordered twice. */
const DEFAULT_GAP = 60;

/** The time without an order after which a customer has lapsed. */
export interface LapseTime {
  readonly days: number;
  /** True if nobody ordered on two days, so that there's no gap to compute it from. */
  readonly isAssumed: boolean;
}

/** Computes when a customer has lapsed: after twice the median of the customers' mean gaps between orders. */
export function* lapsedAfter(orders: readonly Order[]): WithProgress<LapseTime> {
  const byCustomer = new Map<string, { first: number; last: number; count: number }>();
  yield* forEachWithProgress(orders, ({ customer, day }) => {
    const known = byCustomer.get(customer) ?? { first: day, last: day, count: 0 };
    known.first = Math.min(known.first, day);
    known.last = Math.max(known.last, day);
    known.count += 1;
    byCustomer.set(customer, known);
  });
  const gaps: number[] = [];
  yield* forEachWithProgress([...byCustomer.values()], ({ first, last, count }) => {
    if (last > first) gaps.push((last - first) / (count - 1));
  });
  yield 1;
  const isAssumed = gaps.length === 0;
  return { days: 2 * Math.max(1, Math.round(isAssumed ? DEFAULT_GAP : median(gaps))), isAssumed };
}

type NamingRule = readonly [name: string, text: string, holds: (member: Member) => boolean];

/** Returns the naming rules, from the most specific to the least. */
function rulesOf(lapsed: number): readonly NamingRule[] {
  const hasLapsed = ({ recency }: Member) => recency > lapsed;
  const isOneTime = ({ orders }: Member) => orders === 1;
  const isRegular = ({ orders }: Member) => orders >= REGULAR_ORDERS;
  const active = (holds: (member: Member) => boolean) => (one: Member) => holds(one) && !hasLapsed(one);
  const lapsedOnly = (holds: (member: Member) => boolean) => (one: Member) => holds(one) && hasLapsed(one);
  const hasAtMost = (most: number) => (one: Member) => one.orders <= most;
  const hasFew = hasAtMost(REGULAR_ORDERS - 1);
  const days = counted(lapsed, 'day');
  const regularly = `ordered at least ${REGULAR_ORDERS} times`;
  const rarely = `ordered 1 or ${REGULAR_ORDERS - 1} times`;
  const notLately = `but not in the last ${days}`;
  const lately = `and bought in the last ${days}`;
  return [
    ['Regulars', `${regularly} ${lately}`, active(isRegular)],
    ['Lapsed regulars', `${regularly}, ${notLately}`, lapsedOnly(isRegular)],
    ['One-time buyers', `ordered once, in the last ${days}`, active(isOneTime)],
    ['Lapsed one-time buyers', `ordered once, more than ${days} ago`, lapsedOnly(isOneTime)],
    ['Recent buyers', `${rarely} ${lately}`, active(hasFew)],
    ['Lapsed buyers', `${rarely}, ${notLately}`, lapsedOnly(hasFew)],
    [
      'Recent buyers',
      `ordered 1 to ${MAX_RECENT_ORDERS} times and bought in the last ${days}`,
      active(hasAtMost(MAX_RECENT_ORDERS)),
    ],
    ['Regulars', regularly, isRegular],
    ['One-time buyers', 'ordered once', isOneTime],
    ['Active buyers', `ordered in the last ${days}`, (one) => !hasLapsed(one)],
    ['Lapsed buyers', `haven’t ordered in the last ${days}`, hasLapsed],
    ['Occasional buyers', rarely, hasFew],
  ];
}

/** Suggestions for segments, by the start of their names. */
const ideas = [
  ['Regulars', 'Keep them happy; they need no discount.'],
  ['Lapsed regulars', 'Win these back first.'],
  ['Lapsed', 'One email with an offer, then stop.'],
  ['', 'Invite them to order again.'],
] as const;

export function ideaFor(name: string): string {
  return ideas.find(([start]) => name.startsWith(start))?.[1] ?? '';
}

/** Describes members by the first rule that fits enough of them. */
function describe(members: readonly Member[], rules: readonly NamingRule[]): SegmentName {
  for (const [name, text, holds] of rules) {
    const count = members.filter(holds).length;
    if (members.length === 0 || count < MIN_SHARE * members.length) continue;
    // Rounds down, so that the sentence stays true.
    return { name, description: `${Math.floor((100 * count) / members.length)}% ${text}` };
  }
  return { name: 'Mixed', description: `no description fits ${100 * MIN_SHARE}% of these customers` };
}

/**
 * Names segments by their members' behavior. Adds the median spend to tell equal names apart.
 *
 * @param lapsed the days after which a customer has lapsed
 */
export function nameSegments(
  segments: readonly UnnamedSegment[],
  lapsed: number,
  currency: string,
): readonly SegmentName[] {
  const rules = rulesOf(lapsed);
  const described = segments.map(({ members }) => describe(members, rules));
  const full = described.map(({ name }, index) =>
    described.filter((other) => other.name === name).length === 1
      ? name
      : `${name} (${formatToUnit(segments[index]?.spend ?? 0, currency)})`,
  );
  return full.map((name, index) => {
    const before = full.slice(0, index).filter((other) => other === name).length;
    return {
      name: before === 0 ? name : `${name} #${before + 1}`,
      description: described[index]?.description ?? '',
    };
  });
}
