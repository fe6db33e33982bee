/** How plans and single products relate, on two pages. */
export const planOrProduct =
  'A plan bundles several jobs on shared data, up to its limits. A product does one job in full, with or without a plan.';

/** Explains why a plan with several jobs can cost less than one product. */
export const whyStarterCostsLess =
  'Starter can cost less than one product because it does only part of each job, within set limits.';
