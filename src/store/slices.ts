import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { combineSlices, isActionCreator } from '@reduxjs/toolkit';
import { otherTabSaved, savingSlice } from '../persistence/savingSlice';
import type { Saving } from '../persistence/syncStore';
import { cartSlice } from './cart/cartSlice';
import { checkoutSlice } from './checkout/checkoutSlice';
import * as demoActions from './demoActions';
import { demoItemsSlice } from './demoItems/demoItemsSlice';
import { ordersSlice } from './orders/ordersSlice';
import { pricingSlice } from './pricing/pricingSlice';
import { shopSlice } from './shop/shopSlice';
import { changeUndone, undoSlice } from './undo/undoSlice';
import { wishlistSlice } from './wishlist/wishlistSlice';

/** The store's slices, in the order shown on /store. The reducer and their action creators derive from it. */
const slices = [
  cartSlice,
  ordersSlice,
  wishlistSlice,
  checkoutSlice,
  shopSlice,
  pricingSlice,
  demoItemsSlice,
  undoSlice,
  savingSlice,
] as const;

export const slicesReducer = combineSlices(...slices);

export type RootState = ReturnType<typeof slicesReducer>;

/** A thunk of this store. The `sync` in its third argument takes over what other tabs saved, and saves at once. */
export type AppThunk<Result> = ThunkAction<Result, RootState, Pick<Saving<RootState>, 'sync'>, UnknownAction>;

export const initialRootState = slicesReducer(undefined, { type: 'store/made' });

interface StoreActionCreator {
  (payload: unknown): UnknownAction;
  readonly type: string;
}

/** Every action creator of the store: the demo's (`demoActions.ts`), those that reducers around the slices handle, and the slices'. */
export function actionCreators(): readonly StoreActionCreator[] {
  return [demoActions, { changeUndone, otherTabSaved }, ...slices.map(({ actions }) => actions)]
    .flatMap((creators) => Object.values<unknown>(creators))
    .filter((value): value is StoreActionCreator => isActionCreator(value));
}
