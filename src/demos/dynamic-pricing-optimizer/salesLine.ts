import { descending } from 'd3-array';
import type { Outcome } from '../shared/csv/outcomes';
import type { WithProgress } from '../shared/model/withProgress';
import { forEachWithProgress, mapWithProgress } from '../shared/model/withProgress';

/** A line's cells as read. */
export interface SalesLine {
  /** Empty without products and locations. */
  readonly product: string;
  /** A sortable key: the day, the week, or the line itself if the table has no periods. Null if `dayText` is neither. */
  readonly period: string | null;
  readonly dayText: string;
  /** Price of one unit; null if `priceText` isn't one. */
  readonly price: number | null;
  readonly priceText: string;
  /** Null if `quantityText` isn't a number. */
  readonly quantity: number | null;
  readonly quantityText: string;
  /** Null if it can't be computed. */
  readonly revenue: number | null;
  /** Cost of one unit; null if unknown. */
  readonly cost: number | null;
}

/** A line's addition to a product's sales, or its return. */
export interface SalesItem {
  readonly product: string;
  readonly period: string;
  readonly price: number;
  /** Negative for a return. */
  readonly quantity: number;
  /** Cost of one unit; null if unknown. */
  readonly cost: number | null;
}

/** Decides what becomes of a line of sales. */
export function readSalesLine(line: SalesLine): Outcome<SalesItem> {
  const { product, period, dayText, price, priceText, quantity, quantityText, revenue, cost } = line;
  if (price === null) return { kind: 'left out', reason: 'the price isn’t a number', cell: priceText };
  if (quantity === null || revenue === null)
    return { kind: 'left out', reason: 'the quantity isn’t a number', cell: quantityText };
  if (price === 0) return { kind: 'left out', reason: 'the price is zero' };
  if (price < 0 && quantity >= 0) return { kind: 'left out', reason: 'the price is negative' };
  if (period === null)
    return { kind: 'left out', reason: 'not a date with a year', isDoubt: true, cell: dayText };
  // Some stores write both the price and the quantity of a return as negative.
  const item = { product, period, price: Math.abs(price), quantity, cost };
  return quantity < 0
    ? { kind: 'returned', reason: 'returns, subtracted from sales', amount: revenue, item }
    : { kind: 'counted', reason: 'sales', amount: revenue, item };
}

const keyOf = ({ product, price }: SalesItem) => `${product}\u0000${price}`;

/**
 * Subtracts each return from the latest sales of that product at that price, up to its period, or else later ones.
 * Leaves out returns of more than was sold.
 */
export function* settleReturns(
  outcomes: readonly Outcome<SalesItem>[],
): WithProgress<readonly Outcome<SalesItem>[]> {
  const sold = new Map<string, Map<string, number>>();
  yield* forEachWithProgress(outcomes, (outcome) => {
    if (outcome.kind === 'returned') sold.set(keyOf(outcome.item), new Map());
  });
  if (sold.size === 0) return outcomes;
  yield* forEachWithProgress(outcomes, (outcome) => {
    if (outcome.kind !== 'counted') return;
    const { period, quantity } = outcome.item;
    const own = sold.get(keyOf(outcome.item));
    own?.set(period, (own.get(period) ?? 0) + quantity);
  });
  const latestFirst = new Map(
    [...sold].map(([key, own]) => [key, [...own.keys()].sort(descending)] as const),
  );
  return yield* mapWithProgress(outcomes, (outcome) => {
    if (outcome.kind !== 'returned') return outcome;
    const { period, quantity } = outcome.item;
    const key = keyOf(outcome.item);
    const left = sold.get(key) ?? new Map<string, number>();
    const periods = latestFirst.get(key)?.filter((own) => (left.get(own) ?? 0) + quantity >= 0) ?? [];
    const own = periods.find((sale) => sale <= period) ?? periods[0];
    if (own === undefined)
      return { kind: 'left out', reason: 'returns that match no sale at that price', isDoubt: true };
    left.set(own, (left.get(own) ?? 0) + quantity);
    return { ...outcome, item: { ...outcome.item, period: own } };
  });
}
