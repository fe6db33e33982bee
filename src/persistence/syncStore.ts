import type { Store } from '@reduxjs/toolkit';
import { join } from './join';
import { reduxPersistTimer } from './reduxPersistTimer';
import type { SavedFile, Stored } from './savedFile';
import type { SaveStatus, SavingRoot } from './savingSlice';
import { otherTabSaved, rehydrated, saveStatusChanged } from './savingSlice';
import type { TabFile } from './tabFile';
import { now } from './time';
import type { SavedValues, Stamps } from './values';

/** Starts and stops saving, and saves at once. The enhancer adds it to a store. */
export interface Saving {
  /**
   * Reads saved state into the store, then saves each change. Resolves once the state is read; await it before
   * hydration. With `followsPage: false`, ignores browser events.
   */
  readonly start: (options?: { readonly followsPage?: boolean }) => Promise<void>;
  /**
   * Takes over what other tabs have saved, and writes what they lack. Synchronous.
   * @returns whether everything is on the disk; if not, the save status says why
   */
  readonly sync: () => boolean;
  /** Saves the last change and removes every listener and timer. */
  readonly stop: () => void;
}

interface SyncParts {
  readonly store: Pick<Store<SavingRoot>, 'dispatch' | 'getState' | 'subscribe'>;
  readonly values: SavedValues;
  readonly file: SavedFile;
  readonly tab: TabFile;
  /** Returns whether Redux DevTools has restarted its log since the last call. */
  readonly restartedSinceAsked: () => boolean;
}

/**
 * Keeps a store and its storage in step. A timer starts the first read, and writes after changes; page events, orders
 * and hot reloads save at once.
 */
export function syncStore({ store, values, file, tab, restartedSinceAsked }: SyncParts) {
  const { dispatch, getState } = store;
  /** The stored texts that the state includes: none before it is read, nor after a restart in Redux DevTools. */
  let seen: Stored['texts'] = [];
  let savedStamps: Stamps | undefined;
  let isRunning = false;
  let stopListening: (() => void) | undefined;

  const setStatus = (status: SaveStatus) => {
    if (getState().saving.status !== status) dispatch(saveStatusChanged({ status }));
  };

  const mine = () => values.entriesOf(getState(), getState().saving.stamps, now());

  const stored = (): Stored | undefined => {
    try {
      return file.read(now());
    } catch {
      setStatus('unavailable');
      return undefined;
    }
  };

  const read = () => {
    const found = stored();
    const all = found?.all ?? {};
    seen = found?.texts ?? [];
    if (found) file.backUp(found);
    dispatch(
      rehydrated({
        entries: values.laterOf(all, mine(), true),
        dropped: values.unusableCount(all) + Number(found?.isDamaged ?? false),
        tab: tab.read(),
      }),
    );
  };

  /** Dispatches what other tabs have saved later. */
  const takeOver = (found: Stored) => {
    if (areSame(found.texts, seen)) return;
    const entries = values.laterOf(found.all, mine(), false);
    if (Object.keys(entries).length > 0) dispatch(otherTabSaved({ entries }));
    seen = found.texts;
  };

  /** Writes what the stored text lacks. Returns whether it includes everything. */
  const write = (found: Stored): boolean => {
    savedStamps = getState().saving.stamps;
    const joined = join(found.all, mine());
    const isWritten =
      joined === found.own ||
      tryTo(() => {
        const texts = file.write(found, joined, now());
        // A page that hides didn't take over what it found, so it takes over this text when it is shown again.
        if (areSame(found.texts, seen)) seen = texts;
      });
    setStatus(isWritten ? 'saved' : 'failed');
    return isWritten;
  };

  /** @param isLeaving true while the page hides: then it only writes, or React would render */
  const sync = (isLeaving: boolean): boolean => {
    // A jump in Redux DevTools can lead back to the time before saved state was read.
    if (!isRunning || !getState().saving.isRehydrated) return false;
    tab.write(getState());
    const found = stored();
    if (!found) return false;
    // After the visitor clears storage, write nothing until the next change.
    const isCleared = typeof seen.at(-1) === 'string' && found.texts.at(-1) === null;
    if (isCleared && getState().saving.stamps === savedStamps) return false;
    if (!isLeaving) takeOver(found);
    return write(found);
  };

  const syncNow = () => sync(false);

  const start: Saving['start'] = async ({ followsPage = true } = {}) => {
    if (isRunning) return;
    isRunning = true;
    // Any change of a value that tabs share makes new stamps.
    const watched = () => ({ stamps: getState().saving.stamps, ...tab.valuesOf(getState()) });
    const timer = reduxPersistTimer(file.key, watched(), read, syncNow);
    // Forgets restarts before now.
    restartedSinceAsked();
    const unsubscribe = store.subscribe(() => {
      // After a reset or revert in Redux DevTools, continues with the stored state.
      if (!restartedSinceAsked()) {
        timer.compare(watched());
      } else if (getState().saving.isRehydrated) {
        seen = [];
        syncNow();
      } else read();
    });
    const unfollowPage = followsPage ? followPage(sync) : undefined;
    tryTo(() => {
      file.removeOldTexts(now());
    });
    stopListening = () => {
      unsubscribe();
      unfollowPage?.();
      timer.stop();
    };
    await timer.start();
  };

  const stop = () => {
    syncNow();
    isRunning = false;
    stopListening?.();
    stopListening = undefined;
  };

  /** Replaces the reducer after a hot reload. */
  const replaceReducer = (replace: () => void) => {
    syncNow();
    const wasRunning = isRunning;
    isRunning = false;
    replace();
    isRunning = wasRunning;
    const found = isRunning && getState().saving.isRehydrated && stored();
    // Redux DevTools replays its log with the same times, so the replayed values win without being later.
    if (found) tryTo(() => (seen = file.write(found, { ...found.all, ...mine() }, now())));
  };

  return { start, sync: syncNow, stop, replaceReducer };
}

/** Syncs when the page is shown, hidden or told of another tab's change. Returns a function that ends this. */
function followPage(sync: (isLeaving: boolean) => void): () => void {
  const leave = () => {
    sync(true);
  };
  const arrive = () => {
    sync(false);
  };
  const showOrHide = () => {
    sync(document.visibilityState === 'hidden');
  };
  // Hiding is the last event that a closing page reliably gets, especially on phones.
  // https://developer.chrome.com/docs/web-platform/page-lifecycle-api
  window.addEventListener('pagehide', leave);
  document.addEventListener('visibilitychange', showOrHide);
  // Reads other tabs' changes immediately, and when a frozen page resumes, because it missed the events.
  const arrivals = ['storage', 'pageshow', 'focus'];
  for (const event of arrivals) window.addEventListener(event, arrive);
  return () => {
    window.removeEventListener('pagehide', leave);
    document.removeEventListener('visibilitychange', showOrHide);
    for (const event of arrivals) window.removeEventListener(event, arrive);
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
