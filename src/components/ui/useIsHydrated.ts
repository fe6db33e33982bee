import { useSyncExternalStore } from 'react';

const subscribe = () => () => undefined;

/**
 * Whether the page answers yet: false in the prerender and in the render that hydration compares with it, true
 * right after and from then on.
 */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}
