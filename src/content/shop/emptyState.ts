export const emptyState = { cart: 'Your cart is empty', topRated: 'Top rated in the shop' } as const;

/** Shown until the saved state has loaded. */
export const loadingTexts = {
  cart: 'Loading your cart…',
  order: 'Loading your order…',
  orders: 'Loading your orders…',
} as const;
