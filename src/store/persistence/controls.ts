import type { Store, ThunkAction, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { persistStore } from 'redux-persist';
import type { Persistence } from './createPersistence';
import { STORAGE_KEY } from './vault';

/** What can be asked of a store's persistence: the extra argument of its thunks. */
export interface PersistenceControls {
  /** Reads saved state and saves each change from then on. `followsPage`: with what the page hears of the browser. */
  readonly start: (followsPage: boolean) => void;
  /** Takes in what other tabs have saved, and saves what could not be written before or was written over. */
  readonly catchUp: () => void;
}

/** The controls of the store that is attached, whose reducer is this persistence's. */
export function persistenceControls<Saved, InTab, State extends Saved & InTab>({
  vault,
  toSaved,
  savedStateChanged,
  isNews,
  wasRewound,
  flush,
}: Persistence<Saved, InTab, State>): PersistenceControls & {
  readonly attach: (store: Store<State>) => void;
} {
  let attached: Store<State> | undefined;
  const getStore = () => {
    if (!attached) throw new Error('No store is attached.');
    return attached;
  };

  const catchUp = () => {
    const store = getStore();
    const news = vault.news();
    if (news) {
      if (isNews(news, store.getState())) store.dispatch(savedStateChanged(news));
      vault.restore(toSaved(store.getState()));
    } else {
      vault.retry();
    }
  };

  const start: PersistenceControls['start'] = (followsPage) => {
    const store = getStore();
    // Reading begins within a reducer, where nothing may be dispatched.
    vault.listen((event) => {
      queueMicrotask(() => store.dispatch(event));
    });
    // A debug session of Redux DevTools begins with a state that was read once; it is not read into again.
    if (isPersisted(store)) vault.open();
    const persistor = persistStore(store);
    // A reset or a revert in Redux DevTools goes on with what storage holds now.
    store.subscribe(() => {
      if (!wasRewound()) return;
      if (isPersisted(store)) {
        vault.forget();
        catchUp();
      } else {
        persistor.persist();
      }
    });

    if (!followsPage) return;
    // Hiding is the last event that a closing page is sure to get, on phones above all, so that is when everything
    // still staged is written. Storage is synchronous: it is on disk when the handler returns.
    // https://developer.chrome.com/docs/web-platform/page-lifecycle-api
    const settle = () => {
      flush();
      vault.retry();
    };
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'hidden') settle();
      else catchUp();
    });
    window.addEventListener('pagehide', settle);

    // Other tabs: at once while this one runs, and on return to it, since a frozen page hears no events.
    window.addEventListener('storage', ({ key }) => {
      if (key === STORAGE_KEY || key === null) catchUp();
      else vault.retry();
    });
    window.addEventListener('pageshow', catchUp);
    window.addEventListener('focus', catchUp);
  };

  return {
    start,
    catchUp,
    attach: (store) => {
      attached = store;
    },
  };
}

/** Whether redux-persist has begun its work on a store's state. */
function isPersisted(store: Store): boolean {
  return '_persist' in Object(store.getState());
}

/**
 * Reads saved state into the store, from then on writes each change, and keeps the store in step with other tabs.
 * Called once hydration has begun, so that the first render is the one that was prerendered.
 *
 * A store that is not the page's own (`followsPage: false`) hears of other tabs by `savedStateRead` alone.
 */
export function startPersistence<State>(
  store: { readonly dispatch: ThunkDispatch<State, PersistenceControls, UnknownAction> },
  { followsPage = true }: { readonly followsPage?: boolean } = {},
): void {
  store.dispatch((_dispatch, _getState, { start }) => {
    start(followsPage);
  });
}

/** Reads storage once more: another tab may have written a moment ago, and its event may still be on the way. */
export function savedStateRead(): ThunkAction<void, unknown, PersistenceControls, UnknownAction> {
  return (_dispatch, _getState, { catchUp }) => {
    catchUp();
  };
}
