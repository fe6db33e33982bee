import { useCallback, useSyncExternalStore } from 'react';
import { useAppStore } from '../../../store/hooks';
import { browserStorage } from '../../../persistence/storage';
import { STORAGE_KEY } from '../../../store/saved';

/** redux-persist writes one slice at a time, each in a later turn of the event loop. */
const WRITTEN_AFTER_MS = 50;

/** The current text in storage: null if there is none, undefined if storage is blocked. */
export function useSavedText(): string | null | undefined {
  const { recorded } = useAppStore();
  const subscribe = useCallback(
    (changed: () => void) => {
      let timer: number | undefined;
      const later = () => {
        window.clearTimeout(timer);
        timer = window.setTimeout(changed, WRITTEN_AFTER_MS);
      };
      const stop = recorded.subscribe(later);
      window.addEventListener('storage', changed);
      return () => {
        stop();
        window.clearTimeout(timer);
        window.removeEventListener('storage', changed);
      };
    },
    [recorded],
  );
  return useSyncExternalStore(subscribe, readText, () => null);
}

function readText(): string | null | undefined {
  try {
    return browserStorage().getItem(STORAGE_KEY);
  } catch {
    return undefined;
  }
}
