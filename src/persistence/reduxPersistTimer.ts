import { Tuple, configureStore, createAction } from '@reduxjs/toolkit';
import type { Persistor } from 'redux-persist';
import { persistReducer, persistStore } from 'redux-persist';

type Values = Readonly<Record<string, unknown>>;

const changed = createAction<Values>('changed');

/**
 * All that redux-persist does here: it calls `read` once, and `write` from a timer after values changed. It stores
 * nothing, and its own store holds only the values to compare (why: `decisions/`).
 */
export function reduxPersistTimer(key: string, values: Values, read: () => void, write: () => void) {
  const config = {
    key,
    storage: {
      // Later, because redux-persist asks inside a reducer, which may not dispatch.
      getItem: () => Promise.resolve().then(read),
      setItem: () => {
        write();
        return Promise.resolve();
      },
      removeItem: () => Promise.resolve(),
    },
    serialize: false,
    // No timeout: storage is synchronous, and the default of five seconds would write initial state over good data.
    timeout: 0,
    stateReconciler: false as const,
  };
  const store = configureStore({
    reducer: persistReducer(config, (state: Values = values, action) =>
      changed.match(action) ? action.payload : state,
    ),
    middleware: () => new Tuple(),
    devTools: false,
  });
  let persistor: Persistor | undefined;
  return {
    /** Resolves once `read` has run. */
    start: () =>
      new Promise<void>((resolve) => {
        persistor = persistStore(store, null, resolve);
      }),
    /** Takes the present values, and writes soon if one has changed. */
    compare: (present: Values) => {
      store.dispatch(changed(present));
    },
    /** Writes what is left, which ends the timer. */
    stop: () => {
      void persistor?.flush();
    },
  };
}
