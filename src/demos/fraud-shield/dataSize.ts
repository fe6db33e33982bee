/** The methods learn from so many past orders. */
export const PAST_ORDERS = 1000;
/** They are tried on so many orders of a day. */
export const DAY_ORDERS = 720;
/** So many orders of the days after show how near the risks come to chances: one day has too few frauds to tell. */
export const LATER_ORDERS = 10 * DAY_ORDERS;
