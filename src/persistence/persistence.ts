import type { Reducer, Store, UnknownAction } from '@reduxjs/toolkit';
import { FLUSH, PAUSE, PERSIST, PURGE, REGISTER, REHYDRATE, persistReducer } from 'redux-persist';
import { survivesReplay } from './devTools';
import type { FileFormat } from './fileFormat';
import { keyOf, versionOf } from './fileFormat';
import type { SavedDocument } from './join';
import type { Persistence } from './page';
import { syncWithStorage } from './page';
import { savedFile } from './savedFile';
import type { StorageEngine } from './storage';
import type { TabSlice } from './tabStorage';
import { tabStorage } from './tabStorage';
import type { SavedValues, StampsRoot } from './values';

/** redux-persist's own actions. They carry callbacks, so exclude them from the serializability check. */
export const lifecycleActions = [FLUSH, REHYDRATE, PAUSE, PERSIST, PURGE, REGISTER];

interface RehydratePayload {
  readonly document: SavedDocument;
  /** Number of saved list items that this release can't use; one more if the text was damaged. */
  readonly dropped: number;
  readonly tab: unknown;
}

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

/**
 * Creates a store's persistence in two steps: the reducer, and the rest once the store exists. redux-persist decides
 * when to read and write; the saved file decides what and how. redux-persist's own reader gives up at the first error
 * and then overwrites everything.
 */
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
  /** Dispatches a notice. */
  const notify = (action: UnknownAction) => {
    // Deferred, because reading starts inside a reducer, which may not dispatch.
    queueMicrotask(() => {
      dispatch(action);
    });
  };
  const file = savedFile(engine, format, notify);
  const tab = tabStorage(tabEngine, key, slices, initialState, format);
  const version = versionOf(format);
  const config = {
    key: keyOf(format, version),
    keyPrefix: '',
    version,
    // Every saved value has a stamp, so changed stamps trigger a write, as do the slices that are saved per tab.
    whitelist: ['stamps', ...Object.keys(slices)],
    storage: {
      getItem: (): Promise<RehydratePayload> => {
        const document = file.read();
        const dropped = values.unusableCount(document) + Number(file.isDamaged());
        return Promise.resolve({ document, dropped, tab: tab.read() });
      },
      setItem: () => {
        save();
        return Promise.resolve();
      },
      removeItem: () => Promise.resolve(),
    },
    serialize: false,
    deserialize: false,
    // No timeout: storage is synchronous, and the default of five seconds would write initial state over good data.
    timeout: 0,
    throttle: 0,
    stateReconciler: ({ document, tab: stored }: RehydratePayload, _original: State, state: State) =>
      tab.restored(values.withValues(state, values.laterEntries(document, state, true)), stored),
  };
  const { reducer: persistedReducer, wasLogRestarted } = survivesReplay<State>(
    persistReducer<State, UnknownAction>(config, reducer),
    version,
  );
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
