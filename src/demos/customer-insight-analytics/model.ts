import { median, shuffle } from 'simple-statistics';
import { currency as storeCurrency } from '../../domain/money';
import { counted } from '../../domain/numerals';
import { formatToCent } from '../shared/amounts';
import type { Finding } from '../shared/csv/finding';
import { quoted } from '../shared/csv/finding';
import type { WithReading } from '../shared/csv/reading';
import type { TableInput } from '../shared/csv/source';
import { DAY_MS } from '../shared/days';
import type { WithProgress } from '../shared/model/withProgress';
import { forEachWithProgress, scaleProgress } from '../shared/model/withProgress';
import { seeded } from '../shared/seeded';
import type { Clusters } from './clusters';
import { cluster, meanSilhouettes } from './clusters';
import type { Customers, Point, Scaling } from './customers';
import { MAX_CLUSTERED_CUSTOMERS, nearest, standardizedCustomers } from './customers';
import type { LapseTime, SegmentName, UnnamedSegment } from './naming';
import { lapsedAfter, nameSegments } from './naming';
import type { Order } from './orders';
import { generateOrders } from './orders';
import type { OrderColumn } from './orderColumns';
import type { ReadOrders } from './readOrders';
import { readOrders } from './readOrders';
import { MAX_K, MIN_K } from './segmentCounts';
import { isSingleCluster } from './singleCluster';

/** The visitor's orders; null for generated ones. */
export type InsightInput = TableInput<OrderColumn> | null;

/** Seed of the generated orders and of the k-means starts. */
const SEED = 7;

/** A segment of customers. Recency, orders, and spend are medians. */
export interface Segment extends SegmentName {
  readonly center: Point;
  readonly size: number;
  readonly recency: number;
  readonly orders: number;
  readonly spend: number;
  /** Total spend. */
  readonly revenue: number;
}

/** The customers in k segments, sorted by revenue. */
export interface Segmentation {
  readonly k: number;
  readonly segments: readonly Segment[];
  /** The mean silhouette, from −1 to 1. */
  readonly silhouette: number;
}

/** The segments, with the facts about the orders that the page shows. */
export interface InsightResult extends WithReading<OrderColumn>, Pick<ReadOrders, 'currency'> {
  /** Number of orders. */
  readonly orders: number;
  /** The last order's date, from which recency is counted; an ISO date, or empty without orders. */
  readonly lastDay: string;
  readonly customers: Customers;
  readonly scaling: Scaling;
  /** One for each k from `MIN_K`; empty if there are too few customers. */
  readonly segmentations: readonly Segmentation[];
  readonly lapsedAfter: LapseTime;
  /** True if these customers cluster no better than simulated customers who all behave alike. */
  readonly isSingleCluster: boolean;
}

const READ_PROGRESS = 0.6;
const CLUSTERED_PROGRESS = 0.7;
const SILHOUETTES_PROGRESS = 0.9;

export function* findSegments(input: InsightInput): WithProgress<InsightResult> {
  const read: ReadOrders = input
    ? yield* scaleProgress(readOrders(input), 0, READ_PROGRESS)
    : {
        orders: generateOrders(SEED),
        returns: new Map(),
        currency: storeCurrency.symbol,
        findings: [],
        reading: null,
      };
  const { orders, returns, currency, findings, reading } = read;
  const { customers, scaling, points } = yield* scaleProgress(
    standardizedCustomers(orders, returns),
    READ_PROGRESS,
    READ_PROGRESS,
  );
  const sample =
    points.length > MAX_CLUSTERED_CUSTOMERS
      ? shuffle([...points], seeded(SEED)).slice(0, MAX_CLUSTERED_CUSTOMERS)
      : points;
  yield READ_PROGRESS;
  const different = new Set(sample.map(String)).size;
  const maxK = Math.min(MAX_K, different);
  const found = yield* scaleProgress(clusterings(sample, maxK), READ_PROGRESS, CLUSTERED_PROGRESS);
  const silhouettes = yield* scaleProgress(
    meanSilhouettes(
      sample,
      found.map(({ labels }) => labels),
    ),
    CLUSTERED_PROGRESS,
    SILHOUETTES_PROGRESS,
  );
  const isSingle = yield* scaleProgress(isSingleCluster(orders, silhouettes, SEED), SILHOUETTES_PROGRESS, 1);
  const lapsed = yield* scaleProgress(lapsedAfter(orders), 1, 1);
  const naming = { lapsed: lapsed.days, currency, isSingle };
  const segmentations: Segmentation[] = [];
  for (const [index, { k, centers }] of found.entries()) {
    segmentations.push({
      k,
      silhouette: silhouettes[index] ?? 0,
      segments: yield* scaleProgress(segmentsOf(customers, points, centers.map(toPoint), naming), 1, 1),
    });
  }
  return {
    currency,
    reading,
    orders: orders.length,
    lastDay: orders.length === 0 ? '' : new Date(customers.lastDay * DAY_MS).toISOString().slice(0, 10),
    customers,
    scaling,
    segmentations,
    lapsedAfter: lapsed,
    isSingleCluster: isSingle,
    findings: [
      ...findings,
      ...(yield* scaleProgress(withoutSpend(orders, customers), 1, 1)),
      ...customerFindings(customers, different, currency),
    ],
  };
}

/** Clusters the points for each k from `MIN_K` to the maximum. */
function* clusterings(
  points: readonly Point[],
  maxK: number,
): WithProgress<readonly (Clusters & { readonly k: number })[]> {
  const found: (Clusters & { readonly k: number })[] = [];
  for (let k = MIN_K; k <= maxK; k += 1) {
    found.push({ k, ...cluster(points, k, SEED) });
    yield (k - MIN_K + 1) / (maxK - MIN_K + 1);
  }
  return found;
}

/**
 * Rounds the centers before customers are assigned, so that the page, which assigns them again, agrees; short
 * numbers also keep the example small.
 */
function toPoint([recency = 0, frequency = 0, monetary = 0]: readonly number[]): Point {
  const round = (value: number) => Math.round(value * 1e4) / 1e4;
  return [round(recency), round(frequency), round(monetary)];
}

/** Assigns the customers to these centers, and describes and sorts the segments. */
function* segmentsOf(
  { recency, orders, spend }: Customers,
  points: readonly Point[],
  centers: readonly Point[],
  naming: { readonly lapsed: number; readonly currency: string; readonly isSingle: boolean },
): WithProgress<readonly Segment[]> {
  const indexes = centers.map((): number[] => []);
  yield* forEachWithProgress(points, (point, index) => indexes[nearest(point, centers)]?.push(index));
  const found: (Omit<Segment, keyof SegmentName> & UnnamedSegment)[] = [];
  for (const [place, center] of centers.entries()) {
    const own = indexes[place] ?? [];
    const medianOf = function* (values: readonly number[]): WithProgress<number> {
      yield place / centers.length;
      return own.length > 0 ? median(own.map((index) => values[index] ?? 0)) : 0;
    };
    found.push({
      center,
      size: own.length,
      recency: yield* medianOf(recency),
      orders: yield* medianOf(orders),
      spend: yield* medianOf(spend),
      revenue: own.reduce((sum, index) => sum + (spend[index] ?? 0), 0),
      members: own.map((index) => ({ recency: recency[index] ?? 0, orders: orders[index] ?? 0 })),
    });
  }
  const sorted = found.toSorted((a, b) => b.revenue - a.revenue);
  // A name would suggest a real group.
  const names = naming.isSingle ? [] : nameSegments(sorted, naming.lapsed, naming.currency);
  return sorted.map(({ members, ...segment }, place) => ({
    ...segment,
    ...(names[place] ?? { name: `Part ${place + 1}`, description: '' }),
  }));
}

/** Reports customers whose purchases were all returned. */
function* withoutSpend(orders: readonly Order[], { ids }: Customers): WithProgress<readonly Finding[]> {
  const all = new Set<string>();
  yield* forEachWithProgress(orders, ({ customer }) => all.add(customer));
  const left = all.size - ids.length;
  if (left === 0) return [];
  return [
    {
      severity: 'warning',
      message: `${counted(left, 'customer')} returned everything they bought.`,
      suggestion: 'They have no spend to compare, so they are in no segment.',
    },
  ];
}

function customerFindings(
  { ids, orders, spend }: Customers,
  different: number,
  currency: string,
): readonly Finding[] {
  const [only] = ids;
  if (ids.length === 1)
    return [
      {
        severity: 'error',
        message: `All orders are from one customer, ${quoted(only ?? '')}, so there are no groups to find.`,
        suggestion: `Add orders from other customers, or choose another customer column. This one ordered ${counted(orders[0] ?? 0, 'time')} for ${formatToCent(spend[0] ?? 0, currency)} in total.`,
      },
    ];
  if (ids.length > 0 && different < MIN_K)
    return [
      {
        severity: 'error',
        message: `All ${counted(ids.length, 'customer')} ordered equally often, for the same total, and on the same day.`,
        suggestion: 'Segments need differences between customers. Add orders.',
      },
    ];
  if (ids.length > 0 && different < MAX_K)
    return [
      {
        severity: 'info',
        message: `${different} different customers can form at most ${different} segments.`,
        suggestion: 'Use 100 or more customers for segments you can act on.',
      },
    ];
  return [];
}
