import type { DevToolsEnhancerOptions } from '@reduxjs/toolkit';
import { MAX_RECORDED_ACTIONS } from './recorder';
import { actionCreators } from './slices';

/**
 * Redux DevTools options. Enabled in every build, because visitors are meant to inspect the store, which
 * contains no secrets.
 */
export const devTools: DevToolsEnhancerOptions = {
  name: 'Tangelo',
  maxAge: MAX_RECORDED_ACTIONS,
  // Trace and the Dispatcher's action menu, which Trusted Types block in a build.
  ...(process.env.NODE_ENV !== 'production' && {
    trace: true,
    traceLimit: 25,
    // The extension reads argument names from the function's text, and Redux Toolkit's `toString` returns the type.
    actionCreators: Object.fromEntries(
      actionCreators().map((create) => [create.type, (payload: unknown) => create(payload)]),
    ),
  }),
};
