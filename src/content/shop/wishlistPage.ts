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
      'The products you keep in mind, with today’s prices. Sort them, share them as a link, or move them to the cart all at once.',
    keywords: ['wishlist', 'saved products', 'shared list'],
  },
  heading: 'Wishlist',
  lead: 'The products that you have saved for later. The list stays on this device.',
  empty: {
    title: 'Your wishlist is empty',
    text: 'A heart in the shop keeps a product here, and a second press lets it go again.',
  },
  shared: {
    title: 'Somebody shared this list with you',
    text: 'Your own wishlist is as you left it. If you take these over, they join it and nothing is replaced.',
  },
  sharedEmpty: {
    title: 'This shared list is empty',
    text: 'None of its products are in the shop. The link may be cut off, or older than the shelf.',
  },
  benefitsHeading: 'What this list does for you',
  recommendations: {
    title: 'Not on it yet',
    text: 'The rest of the shelf, in case one of these costs you more.',
  },
};
