import type { Store } from '@reduxjs/toolkit';
import { persistStore } from 'redux-persist';
import type { Persistence } from './createPersistence';

/** What can be asked of a store's persistence. Thunks have it as their extra argument. */
export interface PersistenceControls {
  /**
   * Reads saved state into the store, from then on writes each change, and keeps the store in step with other tabs.
   * Called once hydration has begun, so that the first render is the one that was prerendered.
   *
   * A store that is not the page's own (`followsPage: false`) hears nothing of the browser: neither that the page is
   * hidden nor that another tab has written.
   */
  readonly start: (options?: { readonly followsPage?: boolean }) => void;
  /** Takes in what other tabs have saved, and saves what could not be written before or was written over. */
  readonly mergeFromOtherTabs: () => void;
  /** For a reducer that was edited: saves what it makes of the log in the place of what it made before. */
  readonly reduceAnew: () => void;
}

/** The controls of a store whose reducer is this persistence's. */
export function persistenceControls<Saved, InTab, State extends Saved & InTab>(
  store: Store<ReturnType<Persistence<Saved, InTab, State>['reducer']>>,
  {
    reducer,
    vault,
    subscribe,
    toSaved,
    savedStateChanged,
    changesState,
    wasRewound,
    flush,
  }: Persistence<Saved, InTab, State>,
): PersistenceControls {
  const mergeFromOtherTabs = () => {
    const changes = vault.readIfChanged();
    if (!changes) {
      vault.writePending();
      return;
    }
    if (changesState(changes, store.getState())) store.dispatch(savedStateChanged(changes));
    vault.writeMissing(toSaved(store.getState()));
  };

  const start: PersistenceControls['start'] = ({ followsPage = true } = {}) => {
    // Reading begins within a reducer, where nothing may be dispatched.
    subscribe((event) => {
      queueMicrotask(() => store.dispatch(event));
    });
    // A debug session of Redux DevTools begins with a state that was read once; it is not read into again.
    if (isPersisted(store)) vault.open();
    const persistor = persistStore(store);
    // A reset or a revert in Redux DevTools goes on with what storage holds now.
    store.subscribe(() => {
      if (!wasRewound()) return;
      if (isPersisted(store)) {
        vault.markUnread();
        mergeFromOtherTabs();
      } else {
        persistor.persist();
      }
    });
    if (followsPage) followPage();
  };

  /** Saves when the page is hidden, and merges when it may have missed something. */
  const followPage = () => {
    // Hiding is the last event that a closing page is sure to get, on phones above all, so that is when everything
    // still staged is written. Storage is synchronous: it is on disk when the handler returns.
    // https://developer.chrome.com/docs/web-platform/page-lifecycle-api
    const saveNow = () => {
      flush();
      vault.writePending();
    };
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'hidden') saveNow();
      else mergeFromOtherTabs();
    });
    window.addEventListener('pagehide', saveNow);

    // Other tabs: at once while this one runs, and on return to it, since a frozen page hears no events.
    window.addEventListener('storage', ({ key }) => {
      if (key === null || vault.keys.includes(key)) mergeFromOtherTabs();
      else vault.writePending();
    });
    window.addEventListener('pageshow', mergeFromOtherTabs);
    window.addEventListener('focus', mergeFromOtherTabs);
  };

  const reduceAnew = () => {
    // Redux DevTools plays its log again, at the same logical times: merged, the larger of two quantities would win.
    vault.clear();
    store.replaceReducer(reducer);
    if (isPersisted(store)) vault.write(toSaved(store.getState()));
  };

  return { start, mergeFromOtherTabs, reduceAnew };
}

/** Whether redux-persist has begun its work on a store's state. */
function isPersisted(store: Store): boolean {
  return '_persist' in Object(store.getState());
}
