/** Possible orders of day and month in dates such as 3/4/2026. */
export const dayOrders = ['day first', 'month first'] as const;
export type DayOrder = (typeof dayOrders)[number];
