import { useSyncExternalStore } from 'react';
import { dayOf } from '../../domain/dates';

/** A page that is open overnight is right at midnight, and after a sleep, which stops timers, when it is looked at. */
function subscribe(onChange: () => void) {
  let timer: number | undefined;
  const waitForMidnight = () => {
    const now = new Date();
    const midnight = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1);
    timer = window.setTimeout(() => {
      onChange();
      waitForMidnight();
    }, midnight.getTime() - now.getTime());
  };
  waitForMidnight();
  document.addEventListener('visibilitychange', onChange);
  return () => {
    window.clearTimeout(timer);
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
