import type { Point } from '../types';

/** Reasons to keep a wishlist. Each must stay true of this demo's wishlist. */
export const wishlistBenefits: readonly Point[] = [
  {
    title: 'No account needed',
    text: 'Your list is saved in this browser. We can’t see it, and it’s here when you come back.',
  },
  {
    title: 'Share it with the person who approves the budget',
    text: 'Share the list as a link. Anyone who opens it sees the same products, without signing in.',
  },
  {
    title: 'Prices as of today',
    text: 'We save which products you chose. Prices, ratings, and availability are always current.',
  },
  {
    title: 'One step from the cart',
    text: 'Add everything at once when the budget is approved, or move products over one at a time while the rest wait.',
  },
];
