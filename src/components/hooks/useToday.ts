import { useSyncExternalStore } from 'react';
import { dayOf } from '../../domain/dates';

/** Calls back at midnight, and when the page becomes visible again, because timers stop while a device sleeps. */
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
 * Returns today's date in the visitor's time zone, as an ISO date. Null in the prerender and the first client
 * render, which can't know it; render no date then.
 */
export function useToday(): string | null {
  return useSyncExternalStore(
    subscribe,
    () => dayOf(new Date()),
    () => null,
  );
}
