import type { Reducer, UnknownAction } from '@reduxjs/toolkit';
import { FLUSH, PAUSE, PERSIST, PURGE, REGISTER, REHYDRATE, persistReducer } from 'redux-persist';
import { survivesReplay } from './devTools';
import type { SavedDocument } from './join';
import type { FileFormat } from './fileFormat';
import { keyOf, versionOf } from './fileFormat';
import type { SavedFile } from './savedFile';
import type { TabStorage } from './tabStorage';
import type { SavedValues, StampsRoot } from './values';

/** redux-persist's own actions. They carry callbacks, so exclude them from the serializability check. */
export const lifecycleActions = [FLUSH, REHYDRATE, PAUSE, PERSIST, PURGE, REGISTER];

interface RehydratePayload {
  readonly document: SavedDocument;
  /** Number of saved list items that this release can't use; one more if the text was damaged. */
  readonly dropped: number;
  readonly tab: unknown;
}

interface ReduxPersistOptions<State extends StampsRoot> {
  readonly reducer: Reducer<State>;
  readonly format: FileFormat;
  readonly file: SavedFile;
  readonly values: SavedValues<State>;
  readonly tab: TabStorage<State>;
  readonly tabSlices: readonly string[];
  readonly save: () => void;
}

/**
 * Wraps a root reducer in redux-persist, which decides when to read and write; the saved file decides what and how.
 * redux-persist's own reader gives up at the first error and then overwrites everything.
 */
export function persisted<State extends StampsRoot>({
  reducer,
  format,
  file,
  values,
  tab,
  tabSlices,
  save,
}: ReduxPersistOptions<State>) {
  const version = versionOf(format);
  const config = {
    key: keyOf(format, version),
    keyPrefix: '',
    version,
    // Every saved value has a stamp, so changed stamps trigger a write, as do the slices that are saved per tab.
    whitelist: ['stamps', ...tabSlices],
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
  return survivesReplay<State>(persistReducer<State, UnknownAction>(config, reducer), version);
}
