import { counted, enumerated } from '../../domain/numerals';

/** What is said of the products that a first visit finds. */
export const fillingTexts = {
  title: 'Filled for the demo',
  /** How many products the demo has put where; one at least. */
  text: ({ cart, wishlist }: { readonly cart: number; readonly wishlist: number }) => {
    const places = [
      ...(cart > 0 ? [`${counted(cart, 'product')} into the cart`] : []),
      ...(wishlist > 0 ? [`${counted(wishlist, 'product')} on the wishlist`] : []),
    ];
    return `So that there is something to try, we put ${enumerated(places, 'and')}. Keep them, or start without; what you added yourself stays.`;
  },
};
