import { currency } from '../../domain/money';
import type { Point } from '../types';
import { wishlistName } from './wishlistName';

export const wishlistPage = {
  meta: {
    title: wishlistName.title,
    description:
      'The products you saved, with today’s prices. Sort them, share them as a link, or move them to the cart all at once.',
    keywords: `${wishlistName.inText}, saved products, shared list, favorites, bookmarks, saved items`,
  },
  heading: wishlistName.title,
  lead: 'Products you saved for later. The list stays on this device.',
  empty: {
    title: `Your ${wishlistName.inText} ${wishlistName.is} empty`,
    text: 'Tap the heart on a product to save it here.',
  },
  shared: {
    title: 'Someone shared this list with you',
    text: `Your own ${wishlistName.inText} hasn’t changed. Adding these won’t replace anything on it.`,
  },
  sharedEmpty: {
    title: 'This shared list is empty',
    text: 'We don’t sell any of its products. The link may be incomplete or out of date.',
  },
  benefitsHeading: `How your ${wishlistName.inText} works`,
  recommendations: 'You may also like',
} as const;

export const ownListTexts = {
  needsScripts: `The ${wishlistName.inText}`,
  loading: `Loading your ${wishlistName.inText}…`,
  products: 'Your products',
  sortBy: 'Sort by',
  sorted: (order: string) => `Sorted by ${order}.`,
  toShop: 'Go to the shop',
  addAll: 'Add All to Cart',
  share: `Share ${wishlistName.title}`,
  clear: `Clear ${wishlistName.title}`,
  summary: `${wishlistName.title} Summary`,
  launchPrices: `In ${currency.plural}, before tax. Crossed-out prices are launch prices: what each product cost when it came out.`,
  cleared: `The ${wishlistName.inText} was cleared.`,
  removed: (product: string) => `${product} was removed from the ${wishlistName.inText}.`,
  linkCopied: 'Link copied. Anyone with the link can see these products.',
  linkShared: 'Your list was shared.',
} as const;

export const sharedListTexts = {
  unknown: (entries: number) =>
    entries === 1
      ? '1 product on this list isn’t sold here and was left out.'
      : `${entries} products on this list aren’t sold here and were left out.`,
  open: `Open my ${wishlistName.inText}`,
  add: `Add these to my ${wishlistName.inText}`,
  added: `All of these are on your ${wishlistName.inText} now.`,
  see: 'See them there',
} as const;

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
