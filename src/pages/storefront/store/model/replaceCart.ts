import type { DueRoot } from '../../../../store/cart/cartSelectors';
import { cartReplaced } from '../../../../store/cart/cartSlice';

/** Creates the event that replaces the visitor's cart with an earlier one. */
export function replaceCart({ cart }: DueRoot) {
  return cartReplaced({ lines: cart.lines });
}
