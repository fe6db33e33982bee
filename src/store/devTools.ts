import type { DevToolsEnhancerOptions } from '@reduxjs/toolkit';
import { isActionCreator } from '@reduxjs/toolkit';
import * as cart from './cart/cartSlice';
import * as checkout from './checkout/checkoutSlice';
import * as events from './events';
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
  const exported = Object.entries({ ...cart, ...checkout, ...events, ...pricing, ...shop, ...wishlist });
  return {
    trace: true,
    traceLimit: 25,
    actionCreators: Object.fromEntries(exported.filter(([, value]) => isActionCreator(value))),
  };
}
