import type { PricingPlan } from './types';

/** What each plan is called, for pages that name a plan without its texts. */
export const planNames: Readonly<Record<PricingPlan['id'], string>> = {
  starter: 'Starter',
  professional: 'Professional',
  enterprise: 'Enterprise',
};
