import type { UnknownAction } from '@reduxjs/toolkit';
import { isActionCreator } from '@reduxjs/toolkit';
import * as cart from './cart/cartSlice';
import * as checkout from './checkout/checkoutSlice';
import * as events from './events';
import * as filling from './filling/fillingSlice';
import * as orders from './orders/ordersSlice';
import * as persistence from './persistence/persistenceSlice';
import * as pricing from './pricing/pricingSlice';
import type { RootState } from './rootReducer';
import * as shop from './shop/shopSlice';
import * as undo from './undo/undoSlice';
import * as wishlist from './wishlist/wishlistSlice';

/** Makes an event of a payload. */
export interface EventCreator {
  (payload: unknown): UnknownAction;
  readonly type: string;
}

/** What each slice exports, its events among them; one that is missing does not compile. */
const slices: Readonly<Record<keyof RootState, object>> = {
  cart,
  checkout,
  orders,
  wishlist,
  shop,
  pricing,
  filling,
  undo,
  persistence,
};

/** The events of the whole store, each by the name that the code has for it. */
export function eventCreators(): readonly (readonly [name: string, create: EventCreator])[] {
  return [events, ...Object.values(slices)].flatMap((exported) =>
    Object.entries(exported).flatMap(([name, value]) =>
      isEventCreator(value) ? [[name, value] as const] : [],
    ),
  );
}

function isEventCreator(value: unknown): value is EventCreator {
  return isActionCreator(value);
}
