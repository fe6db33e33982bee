/** Ids of the plans, smallest first. Links to the contact form use them. */
export const planIds = ['starter', 'professional', 'enterprise'] as const;
export type PlanId = (typeof planIds)[number];

/** Names of the plans, for pages that don't load the plans' texts. */
export const planNames: Readonly<Record<PlanId, string>> = {
  starter: 'Starter',
  professional: 'Professional',
  enterprise: 'Enterprise',
};
