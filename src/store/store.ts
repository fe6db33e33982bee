import { configureStore } from '@reduxjs/toolkit';
import { devTools } from './devTools';
import type { PersistenceControls } from './persistence/controls';
import { persistenceControls } from './persistence/controls';
import { createPersistence, lifecycleActions } from './persistence/createPersistence';
import type { StorageEngine } from './persistence/storage';
import { memoryStorage } from './persistence/storage';
import { recorder } from './recorder';
import type { RootState } from './rootReducer';
import { firstVisit, rootReducer } from './rootReducer';
import type { SavedState } from './savedSlices';
import { savedSlices } from './savedSlices';
import type { TabState } from './tabSlices';
import { tabMigrations, tabSlices } from './tabSlices';
import { migrations } from './savedVersions';

/**
 * Makes a store. There is no single one to import: the browser makes its own, the prerender one per page, and
 * each test its own.
 *
 * `initialState` is the state that pages are prerendered with. The store's own first state may be another one: that of
 * a debug session of Redux DevTools.
 *
 * It reads and writes nothing before `persistence.start()`, which does with the storages given here. A store that only
 * shows something, such as a moment of the past, keeps out of Redux DevTools.
 */
export function makeStore({
  preloadedState,
  storage = memoryStorage(),
  tabStorage = memoryStorage(),
  isInDevTools = true,
}: {
  readonly preloadedState?: Partial<RootState>;
  readonly storage?: StorageEngine;
  /** Where what ends with the tab is kept. */
  readonly tabStorage?: StorageEngine;
  readonly isInDevTools?: boolean;
} = {}) {
  const initialState = { ...firstVisit, ...preloadedState };
  const saving = createPersistence<SavedState, TabState, RootState>({
    reducer: (state = initialState, action) => rootReducer(state, action),
    slices: savedSlices,
    migrations,
    engine: storage,
    inTab: { slices: tabSlices, migrations: tabMigrations, engine: tabStorage },
    initialState,
  });
  /** Thunks are given it before there is a store for it to read. */
  const extraArgument: Pick<PersistenceControls, 'mergeFromOtherTabs'> = {
    mergeFromOtherTabs: () => {
      persistence.mergeFromOtherTabs();
    },
  };
  const { middleware: recording, ...recorded } = recorder<RootState>();
  const store = configureStore({
    reducer: saving.reducer,
    devTools: isInDevTools && devTools,
    middleware: (getDefaultMiddleware) =>
      getDefaultMiddleware({
        thunk: { extraArgument },
        // redux-persist's own actions carry callbacks.
        serializableCheck: { ignoredActions: lifecycleActions },
        // Last of all: it hears what reaches the reducers, and no thunks.
      }).concat(recording),
  });
  const persistence: PersistenceControls = persistenceControls(store, saving);
  // `npm start`: a slice was edited. The wrap stays, since it knows what was saved, and calls the new reducer.
  module.hot?.accept(['./rootReducer', './tabSlices', './devTools'], persistence.reduceAnew);
  return { ...store, recorded, initialState, persistence };
}

export type AppStore = ReturnType<typeof makeStore>;
export type AppDispatch = AppStore['dispatch'];
