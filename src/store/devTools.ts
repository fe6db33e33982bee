import type { DevToolsEnhancerOptions } from '@reduxjs/toolkit';
import { MAX_RECORDED_ACTIONS } from './recorder';
import type { StoreActionCreator } from './slices';
import { actionCreators } from './slices';

/**
 * Redux DevTools options. Enabled in every build, because visitors are meant to inspect the store, which
 * contains no secrets.
 */
export const devTools: DevToolsEnhancerOptions = {
  name: 'Tangelo',
  maxAge: MAX_RECORDED_ACTIONS,
  ...(process.env.NODE_ENV !== 'production' && forDevelopment()),
};

/** Enables Trace and the Dispatcher's action menu, which Trusted Types block in a build. */
function forDevelopment(): Partial<DevToolsEnhancerOptions> {
  return {
    trace: true,
    traceLimit: 25,
    actionCreators: Object.fromEntries(
      actionCreators().map((create) => [create.type, namingItsPayload(create)]),
    ),
  };
}

/**
 * Wraps an action creator, because the extension reads argument names from the function's text and Redux
 * Toolkit's `toString` returns the type.
 */
function namingItsPayload(create: StoreActionCreator) {
  return (payload: unknown) => create(payload);
}
