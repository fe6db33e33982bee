/** Ids of the plans, smallest first. Links to the contact form use them. */
export const planIds = ['starter', 'professional', 'enterprise'] as const;
export type PlanId = (typeof planIds)[number];

/** Names of the plans, for pages that don't load the plans' texts. */
export const planNames: Readonly<Record<PlanId, string>> = {
  starter: 'Starter',
  professional: 'Professional',
  enterprise: 'Enterprise',
};

/** The difference between plans and products, in the same words on every page that explains it. */
export const planOrProduct =
  'A plan combines several tools that work from the same data, up to its limits. A product does one job in full, with or without a plan.';

export const plansAgainstProducts =
  'Add up the products you need first: they can cost less than a plan. Search by photo comes only with a plan, and a named contact with Professional and Enterprise.';
