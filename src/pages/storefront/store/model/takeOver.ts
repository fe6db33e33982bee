import type { DueRoot } from '../../../../store/cart/cartSelectors';
import { cartReplaced } from '../../../../store/cart/cartSlice';

/** The event that replaces the visitor's cart with another moment's, with the same amount due. */
export function takeOver({ cart }: DueRoot) {
  return cartReplaced({ lines: cart.lines });
}
