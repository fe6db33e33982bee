import { persistStore } from 'redux-persist';
import type { AppStore } from '../store';

/**
 * Reads saved state into the store and from then on writes each change. Called once hydration has begun, so
 * that the first render is the one that was prerendered.
 *
 * Hiding is the last event that a closing page is sure to get, on phones above all, so that is when everything
 * still staged is written; storage is synchronous, so it is on disk when the handler returns.
 * https://developer.chrome.com/docs/web-platform/page-lifecycle-api
 */
export function startPersistence(store: AppStore): void {
  const persistor = persistStore(store);
  const flush = () => void persistor.flush();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') flush();
  });
  window.addEventListener('pagehide', flush);
}
