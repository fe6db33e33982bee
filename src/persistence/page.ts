import type { Store } from '@reduxjs/toolkit';
import { persistStore } from 'redux-persist';
import type { SavedFile } from './savedFile';
import { otherTabSaved } from './stampedReducer';
import type { TabStorage } from './tabStorage';
import type { SavedValues, Stamps, StampsRoot } from './values';

/** The API of a store's persistence. Thunks get a function that returns it. */
export interface Persistence {
  /**
   * Reads saved state into the store, then saves each change. Resolves once the state is read; await it
   * before hydration. With `followsPage: false`, ignores browser events.
   */
  readonly start: (options?: { readonly followsPage?: boolean }) => Promise<void>;
  /**
   * Dispatches newer changes from other tabs, and writes back this tab's entries that another tab overwrote.
   */
  readonly syncFromStorage: () => void;
  /** Writes the state synchronously. If that fails, the save status says so. */
  readonly save: () => void;
  /** Replaces the reducer after a hot reload, so that Redux DevTools replays its log with the edited one. */
  readonly rerunReducer: () => void;
}

interface PersistenceParts<State extends StampsRoot> {
  readonly store: Store<State>;
  readonly file: SavedFile;
  readonly values: SavedValues<State>;
  readonly tab: TabStorage<State>;
  readonly wasLogRestarted: () => boolean;
}

/** Syncs a store with storage, other tabs and its page's lifecycle. */
export function syncWithStorage<State extends StampsRoot>({
  store,
  file,
  values,
  tab,
  wasLogRestarted,
}: PersistenceParts<State>): Omit<Persistence, 'rerunReducer'> {
  let savedStamps: Stamps | undefined;
  const save = () => {
    savedStamps = store.getState().stamps;
    file.write(values.documentOf(store.getState()));
    tab.write(store.getState());
  };

  // After the visitor clears storage, write nothing until the next change.
  const isClearedAndUnchanged = () => file.wasCleared() && store.getState().stamps === savedStamps;

  const saveOnLeaving = () => {
    if (!isClearedAndUnchanged()) save();
  };

  const mergeStored = () => {
    const document = values.laterEntries(file.read(), store.getState(), false);
    if (Object.keys(document).length > 0) store.dispatch(otherTabSaved({ document }));
  };

  const syncFromStorage = () => {
    if (isClearedAndUnchanged()) return;
    if (file.hasChanged()) mergeStored();
    save();
  };

  const start: Persistence['start'] = async ({ followsPage = true } = {}) => {
    file.removeOlderTexts();
    // A Redux DevTools session starts with state that was already read; don't read it again.
    const isRead = isPersisted(store);
    let onRead: () => void = () => undefined;
    const persistor = persistStore(store, null, () => {
      onRead();
    });
    if (isRead) {
      mergeStored();
    } else {
      await new Promise<void>((resolve) => {
        onRead = resolve;
      });
    }
    // After a reset or revert in Redux DevTools, continue with the stored state.
    store.subscribe(() => {
      if (!wasLogRestarted()) return;
      if (isPersisted(store)) mergeStored();
      else persistor.persist();
    });
    if (followsPage) followPage();
  };

  const followPage = () => {
    // Hiding is the last event that a closing page reliably gets, especially on phones.
    // https://developer.chrome.com/docs/web-platform/page-lifecycle-api
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'hidden') saveOnLeaving();
      else syncFromStorage();
    });
    window.addEventListener('pagehide', saveOnLeaving);
    // Reads other tabs' changes immediately, and when a frozen page resumes, because it missed the events.
    for (const event of ['storage', 'pageshow', 'focus']) window.addEventListener(event, syncFromStorage);
  };

  return { start, syncFromStorage, save };
}

function isPersisted(store: Store): boolean {
  return '_persist' in Object(store.getState());
}
