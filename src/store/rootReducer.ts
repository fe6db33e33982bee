import { combineReducers } from '@reduxjs/toolkit';
import { cartReducer } from './cart/cartSlice';
import { checkoutReducer } from './checkout/checkoutSlice';
import { fillingReducer } from './filling/fillingSlice';
import { ordersReducer } from './orders/ordersSlice';
import { persistenceReducer } from './persistence/persistenceSlice';
import { pricingReducer } from './pricing/pricingSlice';
import { shopReducer } from './shop/shopSlice';
import { wishlistReducer } from './wishlist/wishlistSlice';

/** All slices of the single store. `savedSlices.ts` says which of them are saved. */
export const rootReducer = combineReducers({
  cart: cartReducer,
  checkout: checkoutReducer,
  orders: ordersReducer,
  wishlist: wishlistReducer,
  shop: shopReducer,
  pricing: pricingReducer,
  filling: fillingReducer,
  persistence: persistenceReducer,
});

export type RootState = ReturnType<typeof rootReducer>;
