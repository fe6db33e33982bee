import { persistStore } from 'redux-persist';
import type { AppStore, AppThunk } from '../store';
import { saveStatusChanged, savedItemsDropped } from './persistenceSlice';
import { toSaved } from './savedState';
import { savedStateChanged } from './savedStateChanged';
import { STORAGE_KEY } from './vault';

/**
 * Reads saved state into the store, from then on writes each change, and keeps the store in step with other tabs.
 * Called once hydration has begun, so that the first render is the one that was prerendered.
 */
export function startPersistence(store: AppStore): void {
  store.dispatch(reportStatus());
  const persistor = persistStore(store);
  const catchUp = () => {
    store.dispatch(mergeSavedState());
  };

  // Hiding is the last event that a closing page is sure to get, on phones above all, so that is when everything
  // still staged is written. Storage is synchronous: it is on disk when the handler returns.
  // https://developer.chrome.com/docs/web-platform/page-lifecycle-api
  const settle = () => {
    void persistor.flush();
    store.dispatch(retrySaving());
  };
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') settle();
    else catchUp();
  });
  window.addEventListener('pagehide', settle);

  // Other tabs: at once while this one runs, and on return to it, since a frozen page hears no events.
  window.addEventListener('storage', ({ key }) => {
    if (key === STORAGE_KEY || key === null) catchUp();
    else store.dispatch(retrySaving());
  });
  window.addEventListener('pageshow', catchUp);
  window.addEventListener('focus', catchUp);
}

/** Tells the store how saving goes, and what reading had to leave out. */
const reportStatus =
  (): AppThunk =>
  (dispatch, _getState, { vault }) => {
    vault.onStatus((status) => {
      // A flush writes from within a reducer, where nothing may be dispatched.
      queueMicrotask(() => dispatch(saveStatusChanged({ status })));
    });
    const { dropped } = vault.opened();
    if (dropped > 0) dispatch(savedItemsDropped({ count: dropped }));
  };

/** Takes over what other tabs have saved, and saves what could not be written before or was written over. */
const mergeSavedState =
  (): AppThunk =>
  (dispatch, getState, { vault }) => {
    dispatch(savedStateChanged(vault.read().saved));
    vault.restore(toSaved(getState()));
  };

/** Writes what could not be written before: room may have been made meanwhile. */
const retrySaving =
  (): AppThunk =>
  (_dispatch, _getState, { vault }) => {
    vault.retry();
  };
