import { createSelector } from '@reduxjs/toolkit';
import type { PricingPlan } from '../../content/types';
import { yearlySaving } from '../../domain/billing';
import type { Cents } from '../../domain/money';
import type { PricingRoot } from './pricingSlice';

/** The period that the pricing page's toggle stands on. */
export const selectPricingBilling = (state: PricingRoot) => state.pricing.billing;

/** A plan with its price for the chosen period. */
export interface PricedPlan {
  readonly plan: PricingPlan;
  /** Cents for the chosen period, or the text in its place. */
  readonly price: PricingPlan['monthlyPrice'];
  /** What a year saves, in cents; null for a plan whose price is text. */
  readonly saving: Cents | null;
}

/** The plans as the toggle has them priced. They are passed in: only the pricing page loads their texts. */
export const selectPricedPlans = createSelector(
  [(_state: PricingRoot, plans: readonly PricingPlan[]) => plans, selectPricingBilling],
  (plans, billing): readonly PricedPlan[] =>
    plans.map((plan) => ({
      plan,
      price: billing === 'yearly' ? plan.yearlyPrice : plan.monthlyPrice,
      saving:
        plan.monthlyPrice === 'Custom' || plan.yearlyPrice === 'Custom'
          ? null
          : yearlySaving(plan.monthlyPrice, plan.yearlyPrice),
    })),
);
