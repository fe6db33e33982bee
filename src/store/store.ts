import { configureStore } from '@reduxjs/toolkit';
import { timeMiddleware } from '../persistence/clock';
import type { Persistence } from '../persistence/page';
import { createPersistence } from '../persistence/persistence';
import { lifecycleActions } from '../persistence/reduxPersist';
import type { StorageEngine } from '../persistence/storage';
import { memoryStorage } from '../persistence/storage';
import { storageKeys } from '../domain/storageKeys';
import { devTools } from './devTools';
import { recorder } from './recorder';
import { rootReducer } from './rootReducer';
import { fileFormat, values } from './saved';
import type { RootState } from './slices';
import { firstVisit } from './slices';
import { tabState } from './tabState';

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
  /** Storage for state that ends with the tab. */
  readonly tabStorage?: StorageEngine;
  readonly isInDevTools?: boolean;
} = {}) {
  const initialState = { ...firstVisit, ...preloadedState };
  const saving = createPersistence<RootState>({
    reducer: (state = initialState, action) => rootReducer(state, action),
    initialState,
    values,
    format: fileFormat,
    engine: storage,
    tab: { slices: tabState, engine: tabStorage, key: storageKeys.tab },
  });
  /** Thunks receive it before the store exists. */
  const extraArgument: Pick<Persistence, 'syncFromStorage' | 'save'> = {
    syncFromStorage: () => {
      persistence.syncFromStorage();
    },
    save: () => {
      persistence.save();
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
        // Last, so that it records what reaches the reducers, without thunks.
      }).concat(timeMiddleware, recording),
  });
  const persistence = saving.attach(store);
  // `npm start`: a slice was edited. The wrap stays, since it knows what was saved, and calls the new reducer.
  // One that throws as it loads is reported without a reload, so the next edit can repair it. Stores outside Redux
  // DevTools would take the edits away from the page's own.
  if (isInDevTools)
    module.hot?.accept(
      ['./slices', './saved', './rootReducer', './tabState', './devTools'],
      persistence.rerunReducer,
      (error) => {
        reportError(error);
      },
    );
  return { ...store, recorded, initialState, persistence };
}

export type AppStore = ReturnType<typeof makeStore>;
export type AppDispatch = AppStore['dispatch'];
