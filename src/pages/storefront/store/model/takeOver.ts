import type { DueRoot } from '../../../../store/cart/cartSelectors';
import { cartReplaced } from '../../../../store/cart/cartSlice';

/** The event that makes the cart of another moment the visitor's own: the same amount is due for it. */
export function takeOver({ cart }: DueRoot) {
  return cartReplaced({ lines: cart.lines });
}
