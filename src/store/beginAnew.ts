import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { linesOf } from '../domain/cart';
import { ordersOf } from '../domain/orders';
import { listedIds } from '../domain/wishlist';
import { cartReplaced } from './cart/cartSlice';
import { checkoutReplaced } from './checkout/checkoutSlice';
import { fillingReplaced } from './filling/fillingSlice';
import { ordersReplaced } from './orders/ordersSlice';
import { billingPeriodChosen } from './pricing/pricingSlice';
import type { RootState } from './rootReducer';
import { rootReducer } from './rootReducer';
import { categoryChosen, shopSortChosen } from './shop/shopSlice';
import { wishlistReplaced, wishlistSortChosen } from './wishlist/wishlistSlice';

/** All that a visitor has, has ordered and has chosen in the shop. */
export type Belongings = Omit<RootState, 'persistence'>;

/** What a first visit finds. */
export const firstVisit: Belongings = rootReducer(undefined, { type: 'store/made' });

/** A first visit without the products that it finds in the cart and on the wishlist. */
export const nothingAtAll: Belongings = {
  ...firstVisit,
  cart: { ...firstVisit.cart, entries: [] },
  wishlist: { ...firstVisit.wishlist, entries: [] },
  filling: { isAnswered: true },
};

/** The events that put each belonging in the place of the visitor's: a slice without them does not compile. */
function replacements({
  cart,
  orders,
  wishlist,
  shop,
  pricing,
  filling,
  checkout,
}: Belongings): Readonly<Record<keyof Belongings, readonly UnknownAction[]>> {
  return {
    cart: [cartReplaced({ lines: linesOf(cart.entries) })],
    orders: [ordersReplaced({ orders: ordersOf(orders.entries) })],
    wishlist: [
      wishlistReplaced({ productIds: listedIds(wishlist.entries) }),
      wishlistSortChosen({ sort: wishlist.sort }),
    ],
    shop: [categoryChosen({ category: shop.category }), shopSortChosen({ sort: shop.sort })],
    pricing: [billingPeriodChosen({ billing: pricing.billing })],
    filling: [fillingReplaced(filling)],
    checkout: [checkoutReplaced(checkout)],
  };
}

/**
 * Puts other belongings in the place of the visitor's, by ordinary events. Other tabs hear of them as of any other;
 * it is undone with the belongings of before.
 */
export const belongingsReplaced =
  (belongings: Belongings): ThunkAction<void, RootState, unknown, UnknownAction> =>
  (dispatch) => {
    for (const event of Object.values(replacements(belongings)).flat()) dispatch(event);
  };
