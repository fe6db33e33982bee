export const EXAMPLE_SEED = 7;

/** Number of past orders to train on. */
export const PAST_ORDERS = 1000;
export const DAY_ORDERS = 720;
/** Number of later orders for the calibration plot; a single day has too few fraudulent ones. */
export const LATER_ORDERS = 10 * DAY_ORDERS;
