import type { UnknownAction } from '@reduxjs/toolkit';
import { combineSlices, isActionCreator } from '@reduxjs/toolkit';
import { stampsReducer } from '../persistence/stampedReducer';
import { statusSlice } from '../persistence/statusSlice';
import { cartSlice } from './cart/cartSlice';
import { checkoutSlice } from './checkout/checkoutSlice';
import { demoItemsSlice } from './demoItems/demoItemsSlice';
import * as sharedActions from './sharedActions';
import { ordersSlice } from './orders/ordersSlice';
import { pricingSlice } from './pricing/pricingSlice';
import { shopSlice } from './shop/shopSlice';
import { undoSlice } from './undo/undoSlice';
import { wishlistSlice } from './wishlist/wishlistSlice';

/** The store's slices, in the order shown on /store. The reducer and the action creators derive from this list. */
const slices = [
  cartSlice,
  ordersSlice,
  wishlistSlice,
  checkoutSlice,
  shopSlice,
  pricingSlice,
  demoItemsSlice,
  undoSlice,
  statusSlice,
] as const;

export const slicesReducer = combineSlices(...slices, { stamps: stampsReducer });

export type RootState = ReturnType<typeof slicesReducer>;

export const firstVisit: RootState = slicesReducer(undefined, { type: 'store/made' });

export interface StoreActionCreator {
  (payload: unknown): UnknownAction;
  readonly type: string;
}

export function actionCreators(): readonly StoreActionCreator[] {
  return [sharedActions, ...slices.map(({ actions }) => actions)]
    .flatMap((creators) => Object.values<unknown>(creators))
    .filter(isStoreActionCreator);
}

function isStoreActionCreator(value: unknown): value is StoreActionCreator {
  return isActionCreator(value);
}
