/** How plans and single products relate, on the page of either. */
export const planOrProduct =
  'A plan covers several jobs on shared data; a single product does one job, with or without a plan.';
