import type { BillingPeriod } from '../../domain/billing';
import { MONTHS_PER_YEAR } from '../../domain/billing';
import { counted } from '../../domain/numerals';
import { planIds, planNames } from './plans';
import type { PlanLimits } from './prices';
import { exampleOrders, planCost, planLimits, planPriceText, productPrices } from './prices';

/** How large a store is. The reason says how we know. */
export interface StoreSize {
  readonly kind: keyof PlanLimits;
  readonly count: number;
  readonly reason: string;
}

/** Returns the size of a store by its orders a year, because each may be from another customer. */
export function sizeByOrders(orders: number): StoreSize {
  const count = Math.round(orders);
  return {
    kind: 'customers',
    count,
    reason: `, and your orders come from ${counted(count, 'customer')} at most`,
  };
}

/** Names the smallest plan that covers a store, with its price, and gives the reason. */
export function planFor({ kind, count, reason }: StoreSize, billing: BillingPeriod = 'monthly') {
  const plan = planIds.find((id) => count <= (planLimits[id]?.[kind] ?? Infinity)) ?? 'enterprise';
  const limit = planLimits[plan];
  const covered = limit && `covers up to ${counted(limit[kind], kind.slice(0, -1))}`;
  return {
    plan,
    offer: `${planNames[plan]}, ${planCost(plan, billing)}`,
    reason: `it ${covered ? `${covered}${kind === 'customers' ? ' a year' : ''}` : 'has no limits'}${reason}.`,
  };
}

/** Names the plan for a number of orders a month, in a sentence, too. */
export function planForOrders(orders: number, billing?: BillingPeriod) {
  const fit = planFor(sizeByOrders(orders * MONTHS_PER_YEAR), billing);
  return { ...fit, answer: `${counted(orders, 'order')} a month: ${fit.offer}.` };
}

const example = planForOrders(exampleOrders);

/** The plan for a store of the example's size. */
export const exampleFit = `The plan for ${exampleOrders} orders a month is ${example.offer}.`;

/** The range of monthly prices, for the first screen of a home page. */
export const priceRange = `Products ${productPrices.lowest}–${productPrices.highest} a month · plan for ${exampleOrders} orders: ${planPriceText(example.plan, 'monthly')}`;

/** The cheaper alternative to a plan. */
export const oneJob = `For one job only, single products start at ${productPrices.lowest} a month.`;
