/** Shared part of the empty cart, the empty order list and a checkout without a cart. */
export const emptyState = { topRated: 'Top rated in the shop' } as const;
