import { counted, enumerated } from '../../domain/numerals';
import { wishlistName } from './wishlistName';

interface InBoth<Content> {
  readonly cart: Content;
  readonly wishlist: Content;
}

/** Texts about the sample products that a first visit starts with. */
export const demoItemsTexts = {
  title: 'Sample products added',
  /** Tells how many unchanged sample products are in cart and wishlist. At least one count is above 0. */
  text: ({ cart, wishlist }: InBoth<number>) => {
    const places = [
      ...(cart > 0 ? [`${counted(cart, 'product')} in your cart`] : []),
      ...(wishlist > 0
        ? [`${cart > 0 ? wishlist : counted(wishlist, 'product')} on your ${wishlistName.inText}`]
        : []),
    ];
    return `We put ${enumerated(places, 'and')} so you can try the shop. Keep or remove them. Anything you added stays.`;
  },
  /** Marks a line of the cart with a sample. */
  mark: (quantity: number) => (quantity === 1 ? 'Our sample' : 'One of these is our sample'),
  /** Counts the samples of other products after an addition. */
  others: (count: number, isOneJoined: boolean) =>
    `Plus our ${isOneJoined ? 'other ' : ''}${count === 1 ? 'sample' : `${count} samples`}.`,
  /** At checkout, before the link to the cart. */
  included: (count: number) =>
    count === 1 ? 'Your cart includes our sample.' : `Your cart includes our ${count} samples.`,
  inCart: 'Edit your cart',
  keep: 'Keep them',
  remove: 'Remove them',
  removed: `The sample products were removed from your cart and ${wishlistName.inText}.`,
  undo: 'Undo: restore samples',
  undone: 'The sample products are back.',
} as const;
