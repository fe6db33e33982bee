import { useSyncExternalStore } from 'react';

const subscribe = () => () => undefined;

/**
 * Returns a value that only the browser knows, such as the URL's query. The prerender and the first client
 * render, which must match, use `prerendered`. If both are equal, the component doesn't render again: most
 * pages have no query.
 * @param value must be the same by `Object.is` on every render until something changes
 */
export function useAfterHydration<Value>(value: Value, prerendered: Value): Value {
  return useSyncExternalStore(
    subscribe,
    () => value,
    () => prerendered,
  );
}

/** Returns false in the prerender and the first client render, and true from then on. */
export function useIsHydrated(): boolean {
  return useAfterHydration(true, false);
}
