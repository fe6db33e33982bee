import type { Reducer, Store, UnknownAction } from '@reduxjs/toolkit';
import type { Persistence } from './page';
import { syncWithStorage } from './page';
import { persisted } from './reduxPersist';
import type { FileFormat } from './fileFormat';
import { savedFile } from './savedFile';
import { cardNumberLeftOut } from './statusSlice';
import type { StorageEngine } from './storage';
import type { TabSlice } from './tabStorage';
import { tabStorage } from './tabStorage';
import type { SavedValues, StampsRoot } from './values';

interface PersistenceOptions<State extends StampsRoot> {
  readonly reducer: Reducer<State>;
  readonly initialState: State;
  readonly values: SavedValues<State>;
  readonly format: FileFormat;
  readonly engine: StorageEngine;
  /** Storage for state that lasts as long as the tab. */
  readonly tab: {
    readonly slices: Readonly<Record<string, TabSlice<unknown>>>;
    readonly engine: StorageEngine;
    readonly key: string;
  };
}

/** Creates a store's persistence in two steps: the reducer, and the rest once the store exists. */
export function createPersistence<State extends StampsRoot>({
  reducer,
  initialState,
  values,
  format,
  engine,
  tab: { slices, engine: tabEngine, key },
}: PersistenceOptions<State>) {
  let dispatch: (action: UnknownAction) => void = () => undefined;
  let save: () => void = () => undefined;
  let isCardNumberReported = false;
  /** Dispatches a notice. Removed card numbers are reported once per page view. */
  const notify = (action: UnknownAction) => {
    if (cardNumberLeftOut.match(action)) {
      if (isCardNumberReported) return;
      isCardNumberReported = true;
    }
    // Deferred, because reading starts inside a reducer, which may not dispatch.
    queueMicrotask(() => {
      dispatch(action);
    });
  };
  const file = savedFile(engine, format, notify);
  const tab = tabStorage(tabEngine, key, slices, initialState, format, notify);
  const { reducer: persistedReducer, wasLogRestarted } = persisted({
    reducer,
    format,
    file,
    values,
    tab,
    tabSlices: Object.keys(slices),
    save: () => {
      save();
    },
  });
  return {
    reducer: persistedReducer,
    attach: (store: Store<ReturnType<typeof persistedReducer>>): Persistence => {
      const synced = syncWithStorage({ store, file, values, tab, wasLogRestarted });
      ({ dispatch } = store);
      ({ save } = synced);
      return {
        ...synced,
        rerunReducer: () => {
          // Clears the stored text instead of merging with it: Redux DevTools replays its log with the same
          // timestamps, so old and new values would look equally recent.
          file.clear();
          store.replaceReducer(persistedReducer);
          if ('_persist' in store.getState()) synced.save();
        },
      };
    },
  };
}
