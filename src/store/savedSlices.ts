import { cartSaved } from './cart/cartSaved';
import { ordersSaved } from './orders/ordersSaved';
import type { SavedStateOf } from './persistence/savedState';
import { pricingSaved } from './pricing/pricingSaved';
import { shopSaved } from './shop/shopSaved';
import { wishlistSaved } from './wishlist/wishlistSaved';

/** The slices that are kept on the visitor's device, each with the descriptor that says how. No other one is saved. */
export const savedSlices = {
  cart: cartSaved,
  orders: ordersSaved,
  wishlist: wishlistSaved,
  shop: shopSaved,
  pricing: pricingSaved,
};

/** What is kept on the visitor's device, and nothing else: ids, choices, and what orders came to. No names. */
export type SavedState = SavedStateOf<typeof savedSlices>;
