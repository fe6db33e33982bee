import { useSyncExternalStore } from 'react';

const subscribe = () => () => undefined;

/**
 * A value that only the browser knows, such as the query of the address. The prerender and the first render of a
 * prerendered page, which must be equal, have the other one. A component whose two values are the same is not
 * rendered again: most pages have no query.
 *
 * @param value the same at every render as long as nothing has changed (`Object.is`)
 */
export function useAfterHydration<Value>(value: Value, prerendered: Value): Value {
  return useSyncExternalStore(
    subscribe,
    () => value,
    () => prerendered,
  );
}

/** Whether the page is hydrated: false in the prerender and in the first render in the browser; true from then on. */
export function useIsHydrated(): boolean {
  return useAfterHydration(true, false);
}
