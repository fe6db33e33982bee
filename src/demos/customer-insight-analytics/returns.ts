import { counted } from '../../domain/numerals';
import type { WithProgress } from '../shared/model/withProgress';
import { forEachWithProgress, mapWithProgress } from '../shared/model/withProgress';
import type { Outcome } from '../shared/csv/outcomes';
import type { OrderItem } from './orderLine';
import type { Order } from './orders';

/** Orders after returns. */
export interface SettledOrders {
  /** Without orders that were returned in full. */
  readonly orders: readonly Order[];
  /** Amounts returned by customers of no particular order, as positive numbers. */
  readonly returns: ReadonlyMap<string, number>;
  readonly outcomes: readonly Outcome<OrderItem>[];
  /** Sum of the amounts refunded, from the column for them. */
  readonly refunded: number;
}

/** A smaller amount is a rounding error. */
const MIN_AMOUNT = 1e-6;

type OpenOrder = { -readonly [Key in keyof Order]: Order[Key] };

/**
 * Joins lines to orders, and subtracts each return from the order that it returns: by the order's number, or else
 * from the customer. A return of nobody who bought is left
 * out.
 */
export function* settleReturns(outcomes: readonly Outcome<OrderItem>[]): WithProgress<SettledOrders> {
  const orders = new Map<string, OpenOrder>();
  const byNumber = new Map<string, OpenOrder>();
  let refunded = 0;
  yield* forEachWithProgress(outcomes, (outcome) => {
    if (outcome.kind !== 'counted') return;
    const { amount, item } = outcome;
    const known = orders.get(item.orderKey);
    const order = known ?? { customer: item.customer, day: -Infinity, amount: 0 };
    if (!known) orders.set(item.orderKey, order);
    if (!known && item.number !== '') byNumber.set(item.number, order);
    order.day = Math.max(order.day, item.day ?? -Infinity);
    order.amount += amount - item.refunded;
    refunded += item.refunded;
  });
  const customers = new Set([...orders.values()].map(({ customer }) => customer));
  const returns = new Map<string, number>();
  const returners = new Set<string>();
  const settle = (outcome: Outcome<OrderItem>): Outcome<OrderItem> => {
    if (outcome.kind !== 'returned') return outcome;
    const { amount, item } = outcome;
    const order = byNumber.get(item.reference) ?? byNumber.get(item.number);
    if (order) order.amount += amount;
    else if (customers.has(item.customer))
      returns.set(item.customer, (returns.get(item.customer) ?? 0) - amount);
    else return { kind: 'left out', reason: 'negative amounts that match no sale', isDoubt: true };
    returners.add(order?.customer ?? item.customer);
    return outcome;
  };
  const settled = yield* mapWithProgress(outcomes, settle);
  const returned = `returns, subtracted from ${counted(returners.size, 'customer')}`;
  const isOrder = ({ amount }: Order) => amount > MIN_AMOUNT;
  const undone = new Set([...orders].filter(([, order]) => !isOrder(order)).map(([key]) => key));
  const withReason = (own: Outcome<OrderItem>): Outcome<OrderItem> => {
    if (own.kind === 'returned') return { ...own, reason: returned };
    const isUndone = own.kind === 'counted' && undone.has(own.item.orderKey);
    return isUndone ? { ...own, reason: 'returned in full, so no order' } : own;
  };
  return {
    orders: [...orders.values()].filter(isOrder),
    returns,
    outcomes: yield* mapWithProgress(settled, withReason),
    refunded,
  };
}
