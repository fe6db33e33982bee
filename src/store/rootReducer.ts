import type { Reducer } from '@reduxjs/toolkit';
import { combineReducers } from '@reduxjs/toolkit';
import { cartReducer } from './cart/cartSlice';
import { checkoutReducer } from './checkout/checkoutSlice';
import { fillingReducer } from './filling/fillingSlice';
import { ordersReducer } from './orders/ordersSlice';
import { persistenceReducer } from './persistence/persistenceSlice';
import { pricingReducer } from './pricing/pricingSlice';
import { shopReducer } from './shop/shopSlice';
import type { Belongings } from './undo/undoSlice';
import { undoReducer } from './undo/undoSlice';
import { withUndo } from './undo/withUndo';
import { wishlistReducer } from './wishlist/wishlistSlice';

/** Every slice is one of the visitor's belongings, which an undo gives back, but for these. */
type NoBelonging = 'undo' | 'persistence';

const slices = combineReducers({
  cart: cartReducer,
  checkout: checkoutReducer,
  orders: ordersReducer,
  wishlist: wishlistReducer,
  shop: shopReducer,
  pricing: pricingReducer,
  filling: fillingReducer,
  undo: undoReducer,
  persistence: persistenceReducer,
} satisfies Readonly<Record<keyof Belongings | NoBelonging, Reducer>>);

export type RootState = ReturnType<typeof slices>;

/** All slices of the single store, and the undoing across them. `savedSlices.ts` says which of them are saved. */
export const rootReducer: Reducer<RootState> = withUndo(slices);

/** What a first visit finds. */
export const firstVisit = rootReducer(undefined, { type: 'store/made' });
