import { createSelector } from '@reduxjs/toolkit';
import type { PlanPrice, PricingPlan } from '../../content/types';
import type { BillingPeriod } from '../../domain/billing';
import { billingPeriods, yearlySaving } from '../../domain/billing';
import type { Cents } from '../../domain/money';
import type { PricingRoot } from './pricingSlice';

/** The period that the pricing page's toggle has. */
export const selectPricingBilling = (state: PricingRoot) => state.pricing.billing;

/** What a plan costs by one billing period. */
export interface PlanOffer {
  readonly billing: BillingPeriod;
  /** What one period costs. */
  readonly price: Cents;
  /** What a year saves against twelve single months. */
  readonly saving: Cents;
}

/** A plan with its price for the chosen period. */
export interface PricedPlan {
  readonly plan: PricingPlan;
  /** Cents for the chosen period, or the text in its place. */
  readonly price: PlanPrice;
  /** The plan by the chosen period, and by the period that saves most; null where the price is text. */
  readonly offers: { readonly chosen: PlanOffer; readonly best: PlanOffer } | null;
}

/** The plans as the toggle has them priced. They are passed in: only the pricing page loads their texts. */
export const selectPricedPlans = createSelector(
  [(_state: PricingRoot, plans: readonly PricingPlan[]) => plans, selectPricingBilling],
  (plans, billing): readonly PricedPlan[] =>
    plans.map((plan) => {
      const chosen = offerOf(plan, billing);
      return {
        plan,
        price: plan.prices[billing],
        offers: chosen && { chosen, best: bestOffer(plan, chosen) },
      };
    }),
);

function offerOf({ prices }: PricingPlan, billing: BillingPeriod): PlanOffer | null {
  const price = prices[billing];
  if (typeof price !== 'number' || typeof prices.monthly !== 'number') return null;
  return { billing, price, saving: yearlySaving(prices.monthly, price, billing) };
}

function bestOffer(plan: PricingPlan, chosen: PlanOffer): PlanOffer {
  return billingPeriods
    .map((billing) => offerOf(plan, billing))
    .reduce<PlanOffer>((best, offer) => (offer && offer.saving > best.saving ? offer : best), chosen);
}
