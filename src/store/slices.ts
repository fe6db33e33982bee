import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { combineSlices, isActionCreator } from '@reduxjs/toolkit';
import type { SavingRoot } from '../persistence/savingSlice';
import { savingSlice } from '../persistence/savingSlice';
import type { Saving } from '../persistence/syncStore';
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
] as const;

export const slicesReducer = combineSlices(...slices);

export type RootState = ReturnType<typeof slicesReducer>;

/** The slices, and what the enhancer `saving` adds. */
export type StoreState = RootState & SavingRoot;

/** A thunk of this store. Its third argument returns the store's saving. */
export type AppThunk<Result> = ThunkAction<Result, RootState, () => Saving, UnknownAction>;

export const firstVisit: StoreState = {
  ...slicesReducer(undefined, { type: 'store/made' }),
  saving: savingSlice.getInitialState(),
};

interface StoreActionCreator {
  (payload: unknown): UnknownAction;
  readonly type: string;
}

export function actionCreators(): readonly StoreActionCreator[] {
  return [sharedActions, savingSlice.actions, ...slices.map(({ actions }) => actions)]
    .flatMap((creators) => Object.values<unknown>(creators))
    .filter((value): value is StoreActionCreator => isActionCreator(value));
}
