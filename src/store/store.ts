import { configureStore } from '@reduxjs/toolkit';
import type { StorageEngine } from '../persistence/storage';
import { memoryStorage } from '../persistence/storage';
import { syncStore } from '../persistence/syncStore';
import { addTime } from '../persistence/time';
import { storageKeys } from '../domain/storageKeys';
import { devTools } from './devTools';
import { recorder } from './recorder';
import { rootReducer } from './rootReducer';
import { migrations } from './saved';
import type { RootState } from './slices';
import { initialRootState } from './slices';

/**
 * Creates a store: the browser, each prerendered page, and each test have their own. It reads and writes nothing
 * before `saving.start()`. `serverState` is the state before that, with which pages are prerendered; `<Provider serverState>` gives
 * it to React's first render, too. Redux DevTools may start the store with another.
 */
export function makeStore({
  preloadedState,
  storage = memoryStorage(),
  tabStorage = memoryStorage(),
  isInDevTools = true,
}: {
  readonly preloadedState?: Partial<RootState>;
  /** Without it, state lasts as long as the store; `app/start.tsx` passes the browser's. */
  readonly storage?: StorageEngine;
  /** Storage for state that lasts as long as the tab. */
  readonly tabStorage?: StorageEngine;
  /** False for stores that only show a past moment. */
  readonly isInDevTools?: boolean;
} = {}) {
  const serverState = { ...initialRootState, ...preloadedState };
  const { middleware: recordAction, recording } = recorder();
  const store = configureStore({
    reducer: rootReducer,
    preloadedState: serverState,
    devTools: isInDevTools && devTools,
    // The recorder is last, so that it gets the time, too.
    middleware: (getDefault) =>
      // `saving`, which needs the store, exists by the time a thunk calls it.
      getDefault({ thunk: { extraArgument: { sync: () => saving.sync() } } }).concat(addTime, recordAction),
  });
  const saving = syncStore(store, rootReducer, {
    key: storageKeys.saved,
    migrations,
    storage,
    tabStorage,
  });
  // Hot reload in `npm start`: an edited slice gets here through any of these modules. Stores without Redux DevTools
  // skip it: a second `accept` replaces the first one's callbacks, so the page's own store would miss the edit.
  if (isInDevTools)
    module.hot?.accept(
      ['./slices', './rootReducer', './devTools', './saved'],
      () => {
        saving.replaceReducer(rootReducer);
      },
      (error) => {
        reportError(error);
      },
    );
  // Attached to the store instead of exported, because tests and prerendered pages make more than one.
  return Object.assign(store, { saving, recording, serverState });
}

export type AppStore = ReturnType<typeof makeStore>;
export type AppDispatch = AppStore['dispatch'];
