import { counted, enumerated } from '../../domain/numerals';

/** Content of cart and wishlist. */
interface InBoth<Content> {
  readonly cart: Content;
  readonly wishlist: Content;
}

/** Texts about the sample products of a first visit. */
export const demoItemsTexts = {
  title: 'Filled for the demo',
  /** Counts of untouched sample products in cart and wishlist; at least one in total. */
  text: ({ cart, wishlist }: InBoth<number>) => {
    const places = [
      ...(cart > 0 ? [`${counted(cart, 'product')} in the cart`] : []),
      ...(wishlist > 0 ? [`${counted(wishlist, 'product')} on the wishlist`] : []),
    ];
    return `So that there is something to try, ${enumerated(places, 'and')} ${cart + wishlist === 1 ? 'is as we put it' : 'are as we put them'} there. What you have added or changed yourself stays.`;
  },
  keep: 'Keep them',
  remove: 'Remove them',
  /** Announced after they're removed. */
  news: 'What the demo had put into the cart and on the wishlist was removed.',
  /** Names of the removed sample products; at least one. */
  removed: ({ cart, wishlist }: InBoth<readonly string[]>) =>
    [
      ...(cart.length > 0 ? [`Removed from the cart: ${enumerated(cart, 'and')}.`] : []),
      ...(wishlist.length > 0 ? [`Removed from the wishlist: ${enumerated(wishlist, 'and')}.`] : []),
    ].join(' '),
};
