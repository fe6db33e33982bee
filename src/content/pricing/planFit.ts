import type { BillingPeriod } from '../../domain/billing';
import { MONTHS_PER_YEAR } from '../../domain/billing';
import { counted, grouped } from '../../domain/numerals';
import type { PlanId } from './plans';
import { planIds, planNames } from './plans';
import type { PlanLimits } from './prices';
import { planCost, planLimits, planPriceText, productPrices } from './prices';

/** With more orders a year per customer than this, a smaller plan isn't worth mentioning. */
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

/** Names the smallest plan that covers a store, with its price and the reason; two plans if repeat customers decide. */
export function planFor({ kind, count, reason, isAtMost }: StoreSize, billing: BillingPeriod = 'monthly') {
  const place = planIds.findIndex((id) => count <= (planLimits[id]?.[kind] ?? Infinity));
  const plan = planIds[place] ?? 'enterprise';
  const smaller = isAtMost ? planIds[place - 1] : undefined;
  const smallerLimit = (smaller && planLimits[smaller]?.customers) ?? 0;
  const cost = (id: PlanId) => `${planNames[id]}, ${planCost(id, billing)}`;
  if (smaller && count <= smallerLimit * MAX_ORDERS_PER_CUSTOMER)
    return {
      offer: `${cost(smaller)}, or ${cost(plan)}`,
      reason: `${planNames[smaller]} if at most ${grouped(smallerLimit)} different people buy from you in a year (repeat customers count once), otherwise ${planNames[plan]}.`,
    };
  const limit = planLimits[plan];
  const covered = limit && `covers up to ${counted(limit[kind], kind.slice(0, -1))}`;
  return {
    offer: cost(plan),
    reason: `it ${covered ? `${covered}${kind === 'customers' ? ' a year' : ''}` : 'has no limits'}${reason}.`,
  };
}

/** Names the plan for a number of orders a month, in a sentence, too. */
export function planForOrders(orders: number, billing?: BillingPeriod) {
  const fit = planFor(sizeByOrders(orders * MONTHS_PER_YEAR), billing);
  return { ...fit, answer: `${counted(orders, 'order')} a month: ${fit.offer}.` };
}

/** The range of monthly prices, for the first screen of a home page. */
export const priceRange = `Products ${productPrices.lowest}–${productPrices.highest} a month · plans from ${planPriceText(planIds[0], 'monthly')}`;

/** The cheaper alternative to a plan. */
export const oneJob = `For one job only, single products start at ${productPrices.lowest} a month.`;
