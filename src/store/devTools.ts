import type { DevToolsEnhancerOptions } from '@reduxjs/toolkit';
import type { EventCreator } from './slices';
import { eventCreators } from './slices';

/**
 * Redux DevTools: enabled in every build, since the store is meant to be inspected. The store holds no secrets, so
 * nothing is hidden from the extension.
 */
export const devTools: DevToolsEnhancerOptions = {
  name: 'Tangelo',
  // Enough for a whole visit with a checkout.
  maxAge: 200,
  ...(process.env.NODE_ENV !== 'production' && forDevelopment()),
};

/** Where an action was dispatched, and the dispatcher's menu, which a build's Trusted Types keep from working. */
function forDevelopment(): Partial<DevToolsEnhancerOptions> {
  return {
    trace: true,
    traceLimit: 25,
    actionCreators: Object.fromEntries(
      eventCreators().map((create) => [create.type, namingItsPayload(create)]),
    ),
  };
}

/** The extension takes the name of an argument from a function's text, which Redux Toolkit overwrites with the type. */
function namingItsPayload(create: EventCreator) {
  return (payload: unknown) => create(payload);
}
