import { useSyncExternalStore } from 'react';
import { dayOf } from '../../domain/dates';

/** A page that was left open overnight is right again as soon as it is looked at. */
function subscribe(onChange: () => void) {
  document.addEventListener('visibilitychange', onChange);
  return () => {
    document.removeEventListener('visibilitychange', onChange);
  };
}

/**
 * Today where the visitor is, as an ISO day: the only place where a page reads the clock for it. Null in the prerender
 * and in the first render of a prerendered page, which knows no day: show nothing there that has a date in it.
 */
export function useToday(): string | null {
  return useSyncExternalStore(
    subscribe,
    () => dayOf(new Date()),
    () => null,
  );
}
