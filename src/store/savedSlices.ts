import { cartSaved } from './cart/cartSaved';
import { fillingSaved } from './filling/fillingSaved';
import { checkoutSaved } from './checkout/checkoutSaved';
import { ordersSaved } from './orders/ordersSaved';
import type { SavedStateOf } from './persistence/savedState';
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

/** The slices that are kept as long as the tab lives. No other ones are saved. */
export const tabSlices = { checkout: checkoutSaved };

/** What is kept as long as the tab lives: what was typed in the checkout, but for the card. */
export type TabState = SavedStateOf<typeof tabSlices>;
