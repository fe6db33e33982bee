/** Settings of the averages below: seeds 1 to `seeds`, and the cost of each kind of mistake. */
export const AVERAGE_SETTINGS = { seeds: 30, costs: { miss: 150, alarm: 20 } } as const;

/** Each rule's average cost today, in units of the currency. */
export const AVERAGE_COSTS = { model: 3329, checklist: 3530, field: 5447 } as const;

/**
 * Savings of the fraud model over the checklist of all flags: the 95% confidence interval of the mean
 * difference (Student's t), and the number of seeds with which it was cheaper.
 */
export const MODEL_SAVINGS = { low: 11, high: 391, cheaperOn: 21 } as const;
