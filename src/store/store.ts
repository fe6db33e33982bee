import type { Reducer, ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { configureStore } from '@reduxjs/toolkit';
import { lifecycleActions, persisted } from './persistence/persisted';
import { toSaved } from './persistence/savedState';
import type { StorageEngine } from './persistence/storage';
import { memoryStorage } from './persistence/storage';
import type { Vault } from './persistence/vault';
import { createVault } from './persistence/vault';
import type { RootState } from './rootReducer';
import { rootReducer } from './rootReducer';

/**
 * Makes a store. There is no single one to import: the browser makes its own, the prerender one per page, and
 * each test its own.
 *
 * It reads and writes nothing by itself; `startPersistence` does, with the storage given here.
 */
export function makeStore({
  preloadedState,
  storage = memoryStorage(),
}: { readonly preloadedState?: Partial<RootState>; readonly storage?: StorageEngine } = {}) {
  const initialState = { ...rootReducer(undefined, { type: 'store/made' }), ...preloadedState };
  const reducer: Reducer<RootState> = (state = initialState, action) => rootReducer(state, action);
  const vault = createVault(storage, toSaved(initialState));
  return configureStore({
    reducer: persisted(reducer, vault),
    // On in every build, since this store is there to be looked at. It holds no secrets.
    devTools: { name: 'Tangelo' },
    middleware: (getDefaultMiddleware) =>
      getDefaultMiddleware({
        thunk: { extraArgument: { vault } },
        // redux-persist's own actions carry callbacks.
        serializableCheck: { ignoredActions: lifecycleActions },
      }),
  });
}

export type AppStore = ReturnType<typeof makeStore>;
export type AppDispatch = AppStore['dispatch'];
export type AppThunk<Result = void> = ThunkAction<Result, RootState, { vault: Vault }, UnknownAction>;
