/** The plans, the smallest first; the ids are what a link to the contact form names. */
export const planIds = ['starter', 'professional', 'enterprise'] as const;
export type PlanId = (typeof planIds)[number];

/** What each plan is called, for pages that name a plan without its texts. */
export const planNames: Readonly<Record<PlanId, string>> = {
  starter: 'Starter',
  professional: 'Professional',
  enterprise: 'Enterprise',
};
