/** The plans, smallest first; links to the contact form use these ids. */
export const planIds = ['starter', 'professional', 'enterprise'] as const;
export type PlanId = (typeof planIds)[number];

/** Plan names, for pages that name a plan without loading its texts. */
export const planNames: Readonly<Record<PlanId, string>> = {
  starter: 'Starter',
  professional: 'Professional',
  enterprise: 'Enterprise',
};
