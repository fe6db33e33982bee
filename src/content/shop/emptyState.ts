/** What the empty cart, the empty list of orders and a checkout without a cart show below their own words. */
export const emptyState = { topRated: 'Top rated in the shop' } as const;
