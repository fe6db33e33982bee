import type { BillingPeriod } from '../../domain/billing';
import { MONTHS_PER_YEAR } from '../../domain/billing';
import { counted, grouped } from '../../domain/numerals';
import type { PlanId } from './plans';
import { planIds, planNames } from './plans';
import type { PlanLimits } from './prices';
import { planCost, planLimits, productPrices } from './prices';

/** If the smaller plan needs more orders a year per customer than this, the larger one is named first. */
const MANY_ORDERS_PER_CUSTOMER = 2;
/** If it needs more than this, it isn't mentioned. */
const MAX_ORDERS_PER_CUSTOMER = 12;

/** How large a store is. The reason says how we know. */
export interface StoreSize {
  readonly kind: keyof PlanLimits;
  readonly count: number;
  readonly reason: string;
  /** True if there may be fewer: orders are known, and customers may have ordered more than once. */
  readonly isAtMost?: boolean;
}

/** Returns the size of a store by its orders a year, because each may be from another customer. */
export function sizeByOrders(orders: number): StoreSize {
  const count = Math.round(orders);
  return {
    kind: 'customers',
    count,
    reason: `, and your orders come from ${counted(count, 'customer')} at most`,
    isAtMost: true,
  };
}

/** Names the smallest plan that covers a store, with its price and the reason. If repeat customers decide, the reason names the other plan. */
export function planFor({ kind, count, reason, isAtMost }: StoreSize, billing: BillingPeriod = 'monthly') {
  const place = planIds.findIndex((id) => count <= (planLimits[id]?.[kind] ?? Infinity));
  const plan = planIds[place] ?? 'enterprise';
  const smaller = isAtMost ? planIds[place - 1] : undefined;
  const customers = (smaller && planLimits[smaller]?.customers) ?? 0;
  const offerOf = (id: PlanId) => `${planNames[id]}, ${planCost(id, billing)}`;
  const coverOf = (id: PlanId) => {
    const limit = planLimits[id];
    if (!limit) return 'it has no limits';
    return `it covers up to ${counted(limit[kind], kind.slice(0, -1))}${kind === 'customers' ? ' a year' : ''}`;
  };
  if (!smaller || count > customers * MAX_ORDERS_PER_CUSTOMER)
    return { offer: offerOf(plan), reason: `${coverOf(plan)}${reason}.` };
  const once = '(repeat customers count once)';
  if (count <= customers * MANY_ORDERS_PER_CUSTOMER)
    return { offer: offerOf(smaller), reason: `${coverOf(smaller)} ${once}; with more, ${offerOf(plan)}.` };
  return {
    offer: offerOf(plan),
    reason: `${coverOf(plan)}; ${offerOf(smaller)}, is enough if at most ${grouped(customers)} different people buy from you in a year ${once}.`,
  };
}

/** Names the plan for a number of orders a month, in a sentence, too. */
export function planForOrders(orders: number, billing?: BillingPeriod) {
  const fit = planFor(sizeByOrders(orders * MONTHS_PER_YEAR), billing);
  return { ...fit, answer: `${counted(orders, 'order')} a month: ${fit.offer}.` };
}

/** The cheaper alternative to a plan. */
export const oneJob = `For one job only, single products start at ${productPrices.lowest} a month.`;
