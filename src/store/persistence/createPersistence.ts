import type { Reducer, UnknownAction } from '@reduxjs/toolkit';
import { createAction } from '@reduxjs/toolkit';
import { shallowEqual } from 'react-redux';
import { FLUSH, PAUSE, PERSIST, PURGE, REGISTER, REHYDRATE, persistReducer } from 'redux-persist';
import { cardNumberLeftOut } from './persistenceSlice';
import { replayable } from './replayable';
import type { SavedSlices } from './savedState';
import { savedStateTools } from './savedState';
import type { Migration } from './savedText';
import { createTextFormat } from './savedText';
import type { StorageEngine } from './storage';
import { createTabCopy } from './tabCopy';
import type { StoredChanges } from './vault';
import { createVault } from './vault';

/** redux-persist's own actions, which carry callbacks and must not be checked for being serializable. */
export const lifecycleActions = [FLUSH, REHYDRATE, PAUSE, PERSIST, PURGE, REGISTER];

interface PersistenceOptions<Saved, InTab, State> {
  readonly reducer: Reducer<State>;
  readonly slices: SavedSlices<Saved>;
  /** One for each version of the saved shape but the present one, the oldest first. */
  readonly migrations: readonly Migration[];
  readonly engine: StorageEngine;
  /** The slices that last as long as the tab, and where. */
  readonly inTab: {
    readonly slices: SavedSlices<InTab>;
    readonly migrations: readonly Migration[];
    readonly engine: StorageEngine;
  };
  /** The state before anything was read, which is what a first visit finds. */
  readonly initialState: State;
}

/**
 * Makes what a store needs to save its slices, its reducer with saving and reading added: everything derives from the
 * slices' descriptors. redux-persist says when; the vault says what and how. (redux-persist's own reader gives up on
 * everything at the first error and then overwrites it.)
 */
export function createPersistence<Saved, InTab, State extends Saved & InTab>({
  reducer,
  slices,
  migrations,
  engine,
  inTab,
  initialState,
}: PersistenceOptions<Saved, InTab, State>) {
  const tools = savedStateTools(slices);
  const firstVisit = tools.toSaved(initialState);
  const format = createTextFormat(tools, firstVisit, migrations);
  let listener: (event: UnknownAction) => void = () => undefined;
  let isRedactionTold = false;
  /** How saving goes. That a card number was left out is told once in the life of a page. */
  const notify = (event: UnknownAction) => {
    if (cardNumberLeftOut.match(event)) {
      if (isRedactionTold) return;
      isRedactionTold = true;
    }
    listener(event);
  };
  const subscribe = (listen: typeof listener) => {
    listener = listen;
  };
  const vault = createVault({ engine, tools, format, firstVisit, notify });

  const tabTools = savedStateTools(inTab.slices);
  const initialInTab = tabTools.toSaved(initialState);
  const tabCopy = createTabCopy({
    engine: inTab.engine,
    tools: tabTools,
    format: createTextFormat(tabTools, initialInTab, inTab.migrations),
    initial: initialInTab,
    notify,
  });

  /** Storage was read again, since another tab may have written: each slice takes from it what is news to it. */
  const savedStateChanged = createAction<StoredChanges<Saved>>('persistence/savedStateChanged');

  /** The state with some saved slices in it. */
  const withSaved = (state: State, saved: Partial<Saved>) => withParts(state, saved, tools.names);

  /** An event may come before saved state is read. It is kept: what is read is merged, not put in its place. */
  const rehydrated = (state: State, saved: Partial<Saved>, before = firstVisit) =>
    withSaved(state, tools.rebase(tools.toSaved(state), saved, before));

  const merging: Reducer<State> = (previous, action: UnknownAction) => {
    const state = reducer(previous, action);
    if (!savedStateChanged.match(action)) return state;
    const { saved, before } = action.payload;
    return before
      ? rehydrated(state, saved, before)
      : withSaved(state, tools.mergeFromOtherTab(tools.toSaved(state), saved));
  };

  /** The vault and the tab's copy, which redux-persist reads and writes at one moment. */
  const storage = {
    getItem: () => Promise.resolve({ ...vault.open().saved, ...tabCopy.read() }),
    setItem: (_key: string, staged: Partial<State>) => {
      vault.write(tools.partsToSave(staged));
      tabCopy.write(staged);
      return Promise.resolve();
    },
    removeItem: () => Promise.resolve(),
  };

  // There is no `migrate`: the vault migrates, since it merges what is stored whenever it writes.
  const config = {
    key: format.key,
    keyPrefix: '',
    version: format.version,
    whitelist: [...tools.names, ...tabTools.names],
    storage,
    // The vault takes slices as they are and gives them so: it merges them and writes the text itself.
    serialize: false,
    deserialize: false,
    // Reading is synchronous underneath; the default of five seconds would write initial state over good data.
    timeout: 0,
    throttle: 0,
    /** What was done before saved state arrived is done to it. */
    stateReconciler: (saved: Partial<Saved> & Partial<InTab>, _original: State, state: State) =>
      withParts(
        rehydrated(state, saved),
        tabTools.rebase(tabTools.toSaved(state), saved, initialInTab),
        tabTools.names,
      ),
  };
  const persisted = persistReducer<State>(config, merging);
  const { reducer: replaying, wasRewound } = replayable<State>(persisted, format.version);

  /** Whether what storage holds would change a state. */
  const changesState = ({ saved, before }: StoredChanges<Saved>, state: Saved) =>
    before !== null || Object.keys(tools.mergeFromOtherTab(tools.toSaved(state), saved)).length > 0;

  /**
   * Writes at once what redux-persist has staged. Not dispatched, as redux-persist's own `flush` is: the log of Redux
   * DevTools would get an entry each time that the page is hidden, which throws when it is replayed from an export, since
   * its function is lost there.
   */
  const flush = () => {
    const flushed = { type: FLUSH, result: () => undefined };
    persisted(undefined, flushed);
  };

  return {
    reducer: replaying,
    vault,
    subscribe,
    toSaved: tools.toSaved,
    savedStateChanged,
    changesState,
    wasRewound,
    flush,
  };
}

/**
 * A state with the saved parts of some slices in it; what of a slice is not saved stays as it is. A slice that has all
 * of its part already stays the same object: what is selected from it is not rendered again.
 */
function withParts<Parts, State extends Parts>(
  state: State,
  parts: Partial<Parts>,
  names: readonly (keyof Parts & string)[],
): State {
  return names.reduce((whole, name) => {
    const slice = { ...whole[name], ...parts[name] };
    return shallowEqual(slice, whole[name]) ? whole : { ...whole, [name]: slice };
  }, state);
}

export type Persistence<Saved, InTab, State extends Saved & InTab> = ReturnType<
  typeof createPersistence<Saved, InTab, State>
>;
