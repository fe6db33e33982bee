import { counted, enumerated } from '../../domain/numerals';

/** What is where, or what went from there. */
interface InBoth<Content> {
  readonly cart: Content;
  readonly wishlist: Content;
}

/** What is said of the products that a first visit finds. */
export const demoItemsTexts = {
  title: 'Filled for the demo',
  /** How many products are still as the demo has put them where; one at least. */
  text: ({ cart, wishlist }: InBoth<number>) => {
    const places = [
      ...(cart > 0 ? [`${counted(cart, 'product')} in the cart`] : []),
      ...(wishlist > 0 ? [`${counted(wishlist, 'product')} on the wishlist`] : []),
    ];
    return `So that there is something to try, ${enumerated(places, 'and')} ${cart + wishlist === 1 ? 'is as we put it' : 'are as we put them'} there. What you have added or changed yourself stays.`;
  },
  keep: 'Keep them',
  remove: 'Remove them',
  /** Said to a screen reader once they are removed. */
  news: 'What the demo had put into the cart and on the wishlist was removed.',
  /** The names of what went by one press; one at least. */
  removed: ({ cart, wishlist }: InBoth<readonly string[]>) =>
    [
      ...(cart.length > 0 ? [`Removed from the cart: ${enumerated(cart, 'and')}.`] : []),
      ...(wishlist.length > 0 ? [`Removed from the wishlist: ${enumerated(wishlist, 'and')}.`] : []),
    ].join(' '),
};
