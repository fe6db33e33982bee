import type { Outcome } from '../shared/csv/outcomes';

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
}

/** A line's addition to a product's sales, or its return. */
export interface SalesItem {
  readonly product: string;
  readonly period: string;
  readonly price: number;
  /** Negative for a return. */
  readonly quantity: number;
}

/** Decides what becomes of a line of sales. */
export function readSalesLine(line: SalesLine): Outcome<SalesItem> {
  const { product, period, dayText, price, priceText, quantity, quantityText, revenue } = line;
  if (price === null) return { kind: 'left out', reason: 'the price isn’t a number', cell: priceText };
  if (quantity === null || revenue === null)
    return { kind: 'left out', reason: 'the quantity isn’t a number', cell: quantityText };
  if (price <= 0) return { kind: 'left out', reason: 'the price is zero or less' };
  if (period === null) return { kind: 'left out', reason: 'not a date', cell: dayText };
  const item = { product, period, price, quantity };
  return quantity < 0
    ? { kind: 'returned', reason: 'returns, subtracted from sales', amount: revenue, item }
    : { kind: 'counted', reason: 'sales', amount: revenue, item };
}

const keyOf = ({ product, period, price }: SalesItem) => [product, period, price].join('\u0000');

/** Leaves out returns of more than was sold of that product, at that price, in that period. */
export function settleReturns(outcomes: readonly Outcome<SalesItem>[]): readonly Outcome<SalesItem>[] {
  const sold = new Map<string, number>();
  for (const outcome of outcomes) if (outcome.kind === 'returned') sold.set(keyOf(outcome.item), 0);
  if (sold.size === 0) return outcomes;
  for (const outcome of outcomes) {
    if (outcome.kind !== 'counted') continue;
    const key = keyOf(outcome.item);
    const known = sold.get(key);
    if (known !== undefined) sold.set(key, known + outcome.item.quantity);
  }
  return outcomes.map((outcome) => {
    if (outcome.kind !== 'returned') return outcome;
    const key = keyOf(outcome.item);
    const left = (sold.get(key) ?? 0) + outcome.item.quantity;
    if (left < 0)
      return { kind: 'left out', reason: 'returns that match no sale at that price in that period' };
    sold.set(key, left);
    return outcome;
  });
}
