import { cartSaved } from './cart/cartSaved';
import { fillingSaved } from './filling/fillingSaved';
import { ordersSaved } from './orders/ordersSaved';
import type { SavedStateOf } from './persistence/savedState';
import { savedStateTools } from './persistence/savedState';
import { pricingSaved } from './pricing/pricingSaved';
import { shopSaved } from './shop/shopSaved';
import { wishlistSaved } from './wishlist/wishlistSaved';

/** The slices that are kept on the visitor's device, each with the descriptor that says how. */
export const savedSlices = {
  cart: cartSaved,
  orders: ordersSaved,
  wishlist: wishlistSaved,
  shop: shopSaved,
  pricing: pricingSaved,
  filling: fillingSaved,
};

/** What is kept on the visitor's device, and nothing else: ids, choices, and what orders came to. No names. */
export type SavedState = SavedStateOf<typeof savedSlices>;

/** Everything that is done with the saved slices, for those who look at what is saved without a store. */
export const savedTools = savedStateTools<SavedState>(savedSlices);
