import type { Store } from '@reduxjs/toolkit';
import { persistStore } from 'redux-persist';
import type { SavedFile } from './savedFile';
import { otherTabSaved } from './stampedReducer';
import type { TabStorage } from './tabStorage';
import type { SavedValues, Stamps, StampsRoot } from './values';

/** The API of a store's persistence. Thunks get it as their extra argument. */
export interface Persistence {
  /**
   * Reads saved state into the store, and from then on saves each change. Resolves once the state is there, which has to
   * be before the page is hydrated. A store that is not the page's own (`followsPage: false`) hears nothing of the browser.
   */
  readonly start: (options?: { readonly followsPage?: boolean }) => Promise<void>;
  /** Takes in what other tabs have saved, and saves what they have written over. */
  readonly hear: () => void;
  /** Writes what the store has. It is on disk when this returns, unless the save status says otherwise. */
  readonly save: () => void;
  /** Saves what an edited reducer makes of the log in the place of what it made before. */
  readonly reduceAnew: () => void;
}

interface PersistenceParts<State extends StampsRoot> {
  readonly store: Store<State>;
  readonly file: SavedFile;
  readonly values: SavedValues<State>;
  readonly tab: TabStorage<State>;
  /** Whether Redux DevTools has begun the log anew since this was last asked. */
  readonly wasRewound: () => boolean;
}

/** Keeps a store in step with storage, with other tabs and with the life of its page. */
export function keepInStep<State extends StampsRoot>({
  store,
  file,
  values,
  tab,
  wasRewound,
}: PersistenceParts<State>): Omit<Persistence, 'reduceAnew'> {
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

  const takeIn = () => {
    const document = values.newsIn(file.read(), store.getState(), false);
    if (Object.keys(document).length > 0) store.dispatch(otherTabSaved({ document }));
  };

  const hear = () => {
    if (isClearedAndUnchanged()) return;
    if (file.hasNews()) takeIn();
    save();
  };

  const start: Persistence['start'] = async ({ followsPage = true } = {}) => {
    file.removeOlderTexts();
    // A debug session of Redux DevTools begins with a state that was read once. It is not read into again.
    const isRead = isPersisted(store);
    let onRead: () => void = () => undefined;
    const persistor = persistStore(store, null, () => {
      onRead();
    });
    if (isRead) {
      takeIn();
    } else {
      await new Promise<void>((resolve) => {
        onRead = resolve;
      });
    }
    // A reset or a revert in Redux DevTools goes on with what storage holds now.
    store.subscribe(() => {
      if (!wasRewound()) return;
      if (isPersisted(store)) takeIn();
      else persistor.persist();
    });
    if (followsPage) followPage();
  };

  const followPage = () => {
    // Hiding is the last event that a closing page is sure to get, on phones above all.
    // https://developer.chrome.com/docs/web-platform/page-lifecycle-api
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'hidden') saveOnLeaving();
      else hear();
    });
    window.addEventListener('pagehide', saveOnLeaving);
    // Other tabs: at once while this one runs, and on return to it, since a frozen page hears nothing.
    for (const event of ['storage', 'pageshow', 'focus']) window.addEventListener(event, hear);
  };

  return { start, hear, save };
}

/** Whether redux-persist has begun its work on a store's state. */
function isPersisted(store: Store): boolean {
  return '_persist' in Object(store.getState());
}
