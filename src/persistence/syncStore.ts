import type { Store } from '@reduxjs/toolkit';
import { join } from './join';
import { reduxPersistTimer } from './reduxPersistTimer';
import type { Stored } from './savedFile';
import { savedFile } from './savedFile';
import type { Migration } from './savedText';
import type { SaveStatus, SavingRoot } from './savingSlice';
import { otherTabSaved, rehydrated, saveStatusChanged } from './savingSlice';
import type { StorageEngine } from './storage';
import { browserStorage } from './storage';
import { tabFile } from './tabFile';
import { now, timeOf } from './time';
import type { Stamps } from './values';
import type { SavingReducer } from './withSaving';

/** Starts and stops saving, and saves at once. */
export interface Saving<State extends SavingRoot> {
  /**
   * Reads saved state into the store, then saves each change. Resolves once the state is read; await it before
   * hydration. With `followsPage: false`, ignores browser events.
   */
  readonly start: (options?: { readonly followsPage?: boolean }) => Promise<void>;
  /**
   * Takes over what other tabs have saved, and writes what they lack. Synchronous.
   * @returns whether everything is on the disk; false also if storage was cleared, or saving doesn't run
   */
  readonly sync: () => boolean;
  /** Saves the last change, then ignores all others and removes every listener. */
  readonly stop: () => void;
  /**
   * Replaces the store's reducer and its table after a hot reload, and saves what the new one made of the state. New
   * migrations wait for a reload of the page.
   */
  readonly replaceReducer: (reducer: SavingReducer<State>) => void;
}

interface SyncOptions {
  /** Prefix of the keys in storage. */
  readonly key: string;
  /** One for each released version but the first. */
  readonly migrations?: readonly Migration[];
  readonly storage?: StorageEngine;
  /** For fields that are kept until the tab closes. */
  readonly tabStorage?: StorageEngine;
}

/**
 * Keeps a store and its storage in step, once started. The reducer is the store's, from `withSaving`. A timer writes
 * after changes; page events and hot reloads save at once.
 */
export function syncStore<State extends SavingRoot>(
  {
    dispatch,
    getState,
    subscribe,
    replaceReducer,
  }: Pick<Store<State>, 'dispatch' | 'getState' | 'subscribe' | 'replaceReducer'>,
  reducer: SavingReducer<State>,
  {
    key,
    migrations = [],
    storage = browserStorage(),
    tabStorage = browserStorage('sessionStorage'),
  }: SyncOptions,
): Saving<State> {
  let { values } = reducer;
  const file = savedFile(storage, key, migrations, (path) => values.isInitial(path));
  const tabFileOf = ({ fields, initial }: SavingReducer<State>) =>
    tabFile(tabStorage, `${key}:tab`, fields, initial);
  let tab = tabFileOf(reducer);
  /** The stored texts that the state includes: none before it is read, nor after a restart in Redux DevTools. */
  let textsInState: Stored['texts'] = [];
  /** The stamps that the stored text has. */
  let savedStamps: Stamps | undefined;
  let isRunning = false;
  let stopListening: (() => void) | undefined;

  const setStatus = (status: SaveStatus) => {
    if (getState().saving.status !== status) dispatch(saveStatusChanged({ status }));
  };

  const entriesNow = () => values.entriesOf(getState(), getState().saving.stamps, now());

  const tryToRead = (): Stored | undefined => {
    try {
      return file.read(now());
    } catch {
      setStatus('unavailable');
      return undefined;
    }
  };

  const rehydrate = () => {
    const stored = tryToRead();
    const all = stored?.all ?? {};
    textsInState = stored?.texts ?? [];
    if (stored) file.backUp(stored);
    const sent = dispatch(
      rehydrated({
        entries: values.laterOf(all, entriesNow(), { isOpening: true }),
        dropped: values.unusableCount(all) + Number(stored?.isDamaged ?? false),
        tab: tab.read(),
      }),
    );
    if (timeOf(sent) === 0)
      throw new Error('Add `addTime` to the middleware: changes have no time without it.');
  };

  /** Dispatches what other tabs have saved later. */
  const takeOver = (stored: Stored) => {
    if (areSame(stored.texts, textsInState)) return;
    const entries = values.laterOf(stored.all, entriesNow(), { isOpening: false });
    if (Object.keys(entries).length > 0) dispatch(otherTabSaved({ entries }));
    textsInState = stored.texts;
  };

  /** Writes what the stored text lacks. Returns whether it includes everything. */
  const write = (stored: Stored): boolean => {
    const joined = join(stored.all, entriesNow());
    const isWritten =
      // `join` returns the same object if nothing is later.
      joined === stored.own ||
      tryTo(() => {
        const texts = file.write(stored, joined, now());
        // A page that hides didn't take over what was stored, so it takes over this text when it is shown again.
        if (areSame(stored.texts, textsInState)) textsInState = texts;
      });
    if (isWritten) savedStamps = getState().saving.stamps;
    setStatus(isWritten ? 'saved' : 'failed');
    return isWritten;
  };

  const syncWith = ({ takesOver }: { readonly takesOver: boolean }): boolean => {
    // A jump in Redux DevTools can lead back to the time before saved state was read.
    if (!isRunning || !getState().saving.isRehydrated) return false;
    tab.write(getState());
    const stored = tryToRead();
    if (!stored) return false;
    // After the visitor clears storage, write nothing until the next change.
    const isCleared = typeof textsInState.at(-1) === 'string' && stored.texts.at(-1) === null;
    if (isCleared && getState().saving.stamps === savedStamps) return false;
    if (takesOver) takeOver(stored);
    return write(stored);
  };

  const sync = () => syncWith({ takesOver: true });
  /** For a page that hides: it only writes, or React would render. */
  const saveOnLeave = () => syncWith({ takesOver: false });

  const start: Saving<State>['start'] = async ({ followsPage = true } = {}) => {
    if (isRunning) return;
    isRunning = true;
    // Any change of a value that tabs share makes new stamps.
    const watched = () => ({ stamps: getState().saving.stamps, ...tab.valuesOf(getState()) });
    const timer = reduxPersistTimer({ values: watched, read: rehydrate, write: sync });
    let { log } = getState().saving;
    const unsubscribe = subscribe(() => {
      const isSameLog = getState().saving.log === log;
      log = getState().saving.log;
      if (isSameLog) {
        timer.compare();
      } else if (getState().saving.isRehydrated) {
        // Redux DevTools reverted, committed, or imported a state that had been read: takes over what is stored by now.
        textsInState = [];
        sync();
      } else {
        // It reset the state to the one before storage was read.
        rehydrate();
      }
    });
    const unfollowPage = followsPage ? followPage(sync, saveOnLeave) : undefined;
    tryTo(() => {
      file.removeOldTexts(now());
    });
    stopListening = () => {
      unsubscribe();
      unfollowPage?.();
    };
    await timer.start();
  };

  const stop = () => {
    sync();
    // Also refuses a write that the timer still starts.
    isRunning = false;
    stopListening?.();
    stopListening = undefined;
  };

  const replaceAfterHotReload = (next: SavingReducer<State>) => {
    sync();
    const wasRunning = isRunning;
    isRunning = false;
    replaceReducer(next);
    ({ values } = next);
    tab = tabFileOf(next);
    isRunning = wasRunning;
    const stored = isRunning && getState().saving.isRehydrated && tryToRead();
    // Overwrites, doesn't join: Redux DevTools replays its log with the same times, so the replayed values aren't later.
    if (stored) tryTo(() => (textsInState = file.write(stored, { ...stored.all, ...entriesNow() }, now())));
  };

  return { start, sync, stop, replaceReducer: replaceAfterHotReload };
}

/** Syncs when the page is shown or told of another tab's change, and saves when it hides. Returns a function that ends this. */
function followPage(sync: () => void, saveOnLeave: () => void): () => void {
  const showOrHide = () => {
    if (document.visibilityState === 'hidden') saveOnLeave();
    else sync();
  };
  // Hiding is the last event that a closing page reliably gets, especially on phones.
  // https://developer.chrome.com/docs/web-platform/page-lifecycle-api
  window.addEventListener('pagehide', saveOnLeave);
  document.addEventListener('visibilitychange', showOrHide);
  // Reads other tabs' changes immediately, and when a frozen page resumes, because it missed the events.
  const arrivals = ['storage', 'pageshow', 'focus'];
  for (const event of arrivals) window.addEventListener(event, sync);
  return () => {
    window.removeEventListener('pagehide', saveOnLeave);
    document.removeEventListener('visibilitychange', showOrHide);
    for (const event of arrivals) window.removeEventListener(event, sync);
  };
}

/** Returns false if storage refuses. */
function tryTo(act: () => unknown): boolean {
  try {
    act();
    return true;
  } catch {
    return false;
  }
}

function areSame(one: Stored['texts'], other: Stored['texts']): boolean {
  return one.length === other.length && one.every((text, index) => text === other[index]);
}
