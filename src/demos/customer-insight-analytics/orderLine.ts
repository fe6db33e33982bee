import type { Outcome } from '../shared/csv/outcomes';
import { DAY_MS } from '../shared/days';
import { GUEST } from './orderColumns';

/** A line's cells as read. */
export interface OrderLine {
  readonly customer: string;
  /** ISO day; null if `dayText` isn't a date. */
  readonly day: string | null;
  readonly dayText: string;
  /** Number of the order; empty without one. */
  readonly number: string;
  /** Number of the order that the line returns; empty without one. */
  readonly reference: string;
  /** Null if `amountText` isn't a number. */
  readonly amount: number | null;
  readonly amountText: string;
  /** Amount refunded later, as a positive number. */
  readonly refunded: number;
  /** The order that the line belongs to: its number, or else the customer's day, or the line alone. */
  readonly orderKey: string;
  /** True if an earlier line has the order's total. */
  readonly hasEarlierTotal: boolean;
}

/** A line's addition to a customer's orders, or its return. */
export interface OrderItem extends Pick<
  OrderLine,
  'customer' | 'number' | 'reference' | 'refunded' | 'orderKey'
> {
  /** Days since 1970; null for a return without a date. */
  readonly day: number | null;
}

/** Decides what becomes of a line of orders. */
export function readOrderLine(line: OrderLine): Outcome<OrderItem> {
  const { customer, day, dayText, number, reference, amount, amountText, refunded, orderKey } = line;
  if (line.hasEarlierTotal)
    return {
      kind: 'continued',
      reason: amountText === '' ? 'more lines of an order' : 'more lines of an order, with the same total',
    };
  if (amountText === '') return { kind: 'left out', reason: 'no amount' };
  if (amount === null)
    return { kind: 'left out', reason: 'the amount isn’t a number', isDoubt: true, cell: amountText };
  if (amount === 0) return { kind: 'left out', reason: 'the amount is zero' };
  if (GUEST.test(customer))
    return { kind: 'left out', reason: 'guests, who can’t be told apart', isDoubt: true, cell: customer };
  const item = {
    customer,
    number,
    reference,
    refunded,
    orderKey,
    day: day === null ? null : Date.parse(day) / DAY_MS,
  };
  if (amount < 0) return { kind: 'returned', reason: 'returns', amount, item };
  if (customer === '') return { kind: 'left out', reason: 'the customer is empty', isDoubt: true };
  if (day === null)
    return { kind: 'left out', reason: 'not a date with a year', isDoubt: true, cell: dayText };
  return { kind: 'counted', reason: 'sales', amount, item };
}
