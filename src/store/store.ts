import { applyMiddleware, configureStore } from '@reduxjs/toolkit';
import { saving } from '../persistence/saving';
import type { StorageEngine } from '../persistence/storage';
import { memoryStorage } from '../persistence/storage';
import { storageKeys } from '../domain/storageKeys';
import { devTools } from './devTools';
import { recorder } from './recorder';
import { rootReducer } from './rootReducer';
import { migrations, saved } from './saved';
import type { RootState } from './slices';
import { initialRootState } from './slices';

/**
 * Creates a store: the browser, each prerendered page, and each test have their own. It reads and writes nothing
 * before `saving.start()`. `serverState` is the state before that, with which pages are prerendered and hydrate; Redux
 * DevTools may start the store with another.
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
  const serverState = { ...initialRootState, ...preloadedState };
  const { middleware: recordAction, recording } = recorder();
  const store = configureStore({
    reducer: rootReducer,
    preloadedState: serverState,
    devTools: isInDevTools && devTools,
    // A function, because the thunk middleware is made before the store.
    middleware: (getDefault) => getDefault({ thunk: { extraArgument: { sync: () => store.saving.sync() } } }),
    enhancers: (getDefault) =>
      getDefault().concat(
        saving({ key: storageKeys.saved, saved, migrations, storage, tabStorage }),
        // Last, below the saving enhancer, to record its actions too: they don't pass through the middleware above.
        applyMiddleware(recordAction),
      ),
  });
  // Hot reload in `npm start`: an edited slice gets here through any of the three modules. Stores without Redux DevTools
  // skip it: a second `accept` replaces the first one's callbacks, so the page's own store would miss the edit.
  if (isInDevTools)
    module.hot?.accept(
      ['./slices', './rootReducer', './devTools'],
      () => {
        store.replaceReducer(rootReducer);
      },
      (error) => {
        reportError(error);
      },
    );
  return Object.assign(store, { recording, serverState });
}

export type AppStore = ReturnType<typeof makeStore>;
export type AppDispatch = AppStore['dispatch'];
