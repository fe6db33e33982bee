export const EXAMPLE_SEED = 7;

/** Number of past orders to train on. */
export const PAST_ORDERS = 1000;
export const DAY_ORDERS = 720;
