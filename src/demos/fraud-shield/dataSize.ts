/** The methods learn from so many past orders. */
export const PAST_ORDERS = 1000;
/** They are tried on so many orders of a day. */
export const DAY_ORDERS = 720;
