import type { DueRoot } from '../../../../store/cart/cartSelectors';
import { cartReplaced } from '../../../../store/cart/cartSlice';

export function replaceCart({ cart }: DueRoot) {
  return cartReplaced({ lines: cart.lines });
}
