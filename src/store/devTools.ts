import type { DevToolsEnhancerOptions, UnknownAction } from '@reduxjs/toolkit';
import { isActionCreator } from '@reduxjs/toolkit';
import * as cart from './cart/cartSlice';
import * as checkout from './checkout/checkoutSlice';
import * as events from './events';
import * as orders from './orders/ordersSlice';
import * as pricing from './pricing/pricingSlice';
import * as shop from './shop/shopSlice';
import * as wishlist from './wishlist/wishlistSlice';

/**
 * Redux DevTools: on in every build, since this store is there to be looked at. It holds no secrets, so nothing is
 * hidden from the extension.
 */
export const devTools: DevToolsEnhancerOptions = {
  name: 'Tangelo',
  // A whole visit with a checkout.
  maxAge: 200,
  ...(process.env.NODE_ENV !== 'production' && forDevelopment()),
};

/** Where an action was dispatched, and the dispatcher's menu, which a build's Trusted Types keep from working. */
function forDevelopment(): Partial<DevToolsEnhancerOptions> {
  const exported = Object.entries({
    ...cart,
    ...checkout,
    ...events,
    ...orders,
    ...pricing,
    ...shop,
    ...wishlist,
  });
  return {
    trace: true,
    traceLimit: 25,
    actionCreators: Object.fromEntries(
      exported.flatMap(([name, value]) => (takesPayload(value) ? [[name, namingItsPayload(value)]] : [])),
    ),
  };
}

type ActionCreator = (payload: unknown) => UnknownAction;

function takesPayload(value: unknown): value is ActionCreator {
  return isActionCreator(value);
}

/** The extension takes the name of an argument from a function's text, which Redux Toolkit overwrites with the type. */
function namingItsPayload(create: ActionCreator): ActionCreator {
  return (payload) => create(payload);
}
