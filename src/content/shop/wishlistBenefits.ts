import type { Point } from '../types';

/** Reasons to keep a wishlist here. Keep them true of this wishlist. */
export const wishlistBenefits: readonly Point[] = [
  {
    title: 'No account needed',
    text: 'The list is kept in this browser, on this device. We don’t see it, and it is here when you come back.',
  },
  {
    title: 'Share it with the person who approves the budget',
    text: 'Share the list as a link. Anyone who opens it sees the same products, without signing in.',
  },
  {
    title: 'Prices as of today',
    text: 'Only the choice is saved. Price, rating and availability come from the shop each time you look.',
  },
  {
    title: 'One step from the cart',
    text: 'Add everything at once when the budget is approved, or move single products over while the rest wait.',
  },
];
