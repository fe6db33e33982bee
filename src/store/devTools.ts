import type { DevToolsEnhancerOptions } from '@reduxjs/toolkit';
import type { StoreActionCreator } from './slices';
import { actionCreators } from './slices';

/**
 * Redux DevTools options. Enabled in every build, because visitors are meant to inspect the store, which holds no
 * secrets.
 */
export const devTools: DevToolsEnhancerOptions = {
  name: 'Tangelo',
  // Enough for a whole visit with checkout.
  maxAge: 200,
  ...(process.env.NODE_ENV !== 'production' && forDevelopment()),
};

/** Trace and the dispatcher's menu. Trusted Types block them in a build. */
function forDevelopment(): Partial<DevToolsEnhancerOptions> {
  return {
    trace: true,
    traceLimit: 25,
    actionCreators: Object.fromEntries(
      actionCreators().map((create) => [create.type, namingItsPayload(create)]),
    ),
  };
}

/** The extension reads argument names from a function's text, but Redux Toolkit's `toString` returns the type. */
function namingItsPayload(create: StoreActionCreator) {
  return (payload: unknown) => create(payload);
}
