import type { Store } from '@reduxjs/toolkit';
import { persistStore } from 'redux-persist';
import type { SavedFile } from './savedFile';
import { otherTabSaved } from './stampedReducer';
import type { TabStorage } from './tabStorage';
import type { SavedValues, Stamps, StampsRoot } from './values';

/** The API of a store's persistence. Thunks get it as their extra argument. */
export interface Persistence {
  /**
   * Reads saved state into the store, then saves each change. Resolves once the state is there, which must be
   * before hydration. With `followsPage: false`, ignores browser events.
   */
  readonly start: (options?: { readonly followsPage?: boolean }) => Promise<void>;
  /** Dispatches later changes of other tabs, and saves entries that they overwrote. */
  readonly syncFromStorage: () => void;
  /** Writes the state. It is stored when this returns, unless the save status says otherwise. */
  readonly save: () => void;
  /** Saves the result of an edited reducer in place of the old one. */
  readonly rerunReducer: () => void;
}

interface PersistenceParts<State extends StampsRoot> {
  readonly store: Store<State>;
  readonly file: SavedFile;
  readonly values: SavedValues<State>;
  readonly tab: TabStorage<State>;
  /** Whether Redux DevTools has restarted the log since the last call. */
  readonly wasRewound: () => boolean;
}

/** Keeps a store in step with storage, with other tabs and with the life of its page. */
export function syncWithStorage<State extends StampsRoot>({
  store,
  file,
  values,
  tab,
  wasRewound,
}: PersistenceParts<State>): Omit<Persistence, 'rerunReducer'> {
  let savedStamps: Stamps | undefined;
  const save = () => {
    savedStamps = store.getState().stamps;
    file.write(values.documentOf(store.getState()));
    tab.write(store.getState());
  };

  // Data that the visitor has cleared stays away until the next change.
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
    // A debug session of Redux DevTools starts with a state that was already read; don't read again.
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
    // After a reset or revert in Redux DevTools, continues with what storage holds now.
    store.subscribe(() => {
      if (!wasRewound()) return;
      if (isPersisted(store)) mergeStored();
      else persistor.persist();
    });
    if (followsPage) followPage();
  };

  const followPage = () => {
    // Hiding is the last event that a closing page is sure to get, on phones above all.
    // https://developer.chrome.com/docs/web-platform/page-lifecycle-api
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'hidden') saveOnLeaving();
      else syncFromStorage();
    });
    window.addEventListener('pagehide', saveOnLeaving);
    // Reads other tabs' changes at once, and again when a frozen page resumes, since it gets no events.
    for (const event of ['storage', 'pageshow', 'focus']) window.addEventListener(event, syncFromStorage);
  };

  return { start, syncFromStorage, save };
}

/** Whether redux-persist has begun its work on a store's state. */
function isPersisted(store: Store): boolean {
  return '_persist' in Object(store.getState());
}
