/** How plans and single products relate, for both pages. */
export const planOrProduct =
  'A plan covers several jobs on shared data; a single product does one job, with or without a plan.';

/** Why a plan with several jobs can cost less than one product. */
export const whyStarterCostsLess =
  'Starter can cost as little as one product, and less than Fraud Shield, because it is made for a small shop: it stops at the limits on its card and does each job in fewer places, while a product does one job in full.';
