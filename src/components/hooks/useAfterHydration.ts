import { useSyncExternalStore } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';

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

const NONE = new URLSearchParams();

/**
 * Returns the URL's query and its setter. The query is empty in the prerender and the first client render, or
 * hydration wouldn't match. It's read right after hydration, or immediately on client-side navigation.
 */
export function useHydratedSearchParams(): ReturnType<typeof useSearchParams> {
  const [search, setSearch] = useSearchParams();
  return [useAfterHydration(search.size > 0 ? search : NONE, NONE), setSearch];
}

/** Tests whether the URL's fragment is the id, for the `aria-current` of the part that a link asked for. */
export function useIsAnchor(id: string): boolean {
  return useAfterHydration(useLocation().hash === `#${id}`, false);
}
