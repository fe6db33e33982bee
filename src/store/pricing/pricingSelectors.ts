import { createSelector } from '@reduxjs/toolkit';
import type { PlanPrice, PricingPlan } from '../../content/types';
import type { BillingPeriod } from '../../domain/billing';
import { priceForPeriod } from '../../domain/billing';
import type { BillingOffers } from '../../domain/billingOffers';
import { billingOffers } from '../../domain/billingOffers';
import type { RootState } from '../slices';
import { selectPricingBilling } from './pricingSlice';

export interface PricedPlan {
  readonly plan: PricingPlan;
  /** Price for the selected period in cents, or "Custom". */
  readonly price: PlanPrice;
  /** Null if the price is "Custom". */
  readonly offers: BillingOffers | null;
}

/**
 * Prices the plans for the selected period. Callers pass the plans, so that only the pricing page loads their
 * texts.
 */
export const selectPricedPlans = createSelector(
  [(_state: RootState, plans: readonly PricingPlan[]) => plans, selectPricingBilling],
  (plans, billing): readonly PricedPlan[] => plans.map((plan) => pricedPlan(plan, billing)),
);

function pricedPlan(plan: PricingPlan, billing: BillingPeriod): PricedPlan {
  const { price } = plan;
  if (price === 'Custom') return { plan, price, offers: null };
  const priceOf = (period: BillingPeriod) => priceForPeriod(price, period);
  return { plan, price: priceOf(billing), offers: billingOffers(priceOf, billing) };
}
