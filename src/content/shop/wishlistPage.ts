import type { PageMeta, Point } from '../types';

/** Texts of /wishlist around its products. */
export const wishlistPage: {
  readonly meta: PageMeta;
  readonly heading: string;
  readonly lead: string;
  readonly empty: Point;
  readonly shared: Point;
  readonly sharedEmpty: Point;
  readonly benefitsHeading: string;
  readonly recommendations: Point;
} = {
  meta: {
    title: 'Wishlist',
    description:
      'The products you saved, with today’s prices. Sort them, share them as a link, or move them to the cart all at once.',
    keywords: ['wishlist', 'saved products', 'shared list'],
  },
  heading: 'Wishlist',
  lead: 'The products that you have saved for later. The list stays on this device.',
  empty: {
    title: 'Your wishlist is empty',
    text: 'Tap the heart on a product to save it here.',
  },
  shared: {
    title: 'Somebody shared this list with you',
    text: 'Your own wishlist has not changed. If you add these, nothing on it is replaced.',
  },
  sharedEmpty: {
    title: 'This shared list is empty',
    text: 'None of its products are in the shop. The link may be cut off or out of date.',
  },
  benefitsHeading: 'What this list does for you',
  recommendations: {
    title: 'You may also like',
    text: 'Products that are not on your list yet.',
  },
};
