import { configureStore } from '@reduxjs/toolkit';
import { timeMiddleware } from '../persistence/clock';
import type { Persistence } from '../persistence/page';
import { createPersistence, lifecycleActions } from '../persistence/persistence';
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
 * Creates a store: the browser, each prerendered page, and each test have their own. It reads and writes
 * nothing before `persistence.start()`. The returned `initialState` is the state before that, with which pages
 * hydrate; Redux DevTools may start the store with another.
 */
export function makeStore({
  preloadedState,
  storage = memoryStorage(),
  tabStorage = memoryStorage(),
  isInDevTools = true,
}: {
  readonly preloadedState?: Partial<RootState>;
  readonly storage?: StorageEngine;
  /** Storage for state that lasts as long as the tab. */
  readonly tabStorage?: StorageEngine;
  /** False for stores that only show a past moment. */
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
  const { middleware: recording, ...recorded } = recorder<RootState>();
  const store = configureStore({
    reducer: saving.reducer,
    devTools: isInDevTools && devTools,
    middleware: (getDefaultMiddleware) =>
      getDefaultMiddleware({
        // A function, because persistence is created after the store.
        thunk: { extraArgument: (): Persistence => persistence },
        // redux-persist's own actions carry callbacks, so skip them.
        serializableCheck: { ignoredActions: lifecycleActions },
        // Recording comes last, so that it records what reaches the reducers and not thunks.
      }).concat(timeMiddleware, recording),
  });
  const persistence = saving.attach(store);
  // Hot reload in `npm start`. Stores without Redux DevTools skip it: a second `accept` replaces the first one's
  // callbacks, so the page's own store would miss the edit.
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
