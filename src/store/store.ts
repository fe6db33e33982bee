import type { Reducer, ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { configureStore } from '@reduxjs/toolkit';
import { devTools } from './devTools';
import { lifecycleActions, persisted } from './persistence/persisted';
import type { StorageEngine } from './persistence/storage';
import { memoryStorage } from './persistence/storage';
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
  return configureStore({
    reducer: persisted(reducer, storage),
    devTools,
    middleware: (getDefaultMiddleware) =>
      // redux-persist's own actions carry callbacks.
      getDefaultMiddleware({ serializableCheck: { ignoredActions: lifecycleActions } }),
  });
}

export type AppStore = ReturnType<typeof makeStore>;
export type AppDispatch = AppStore['dispatch'];
export type AppThunk<Result = void> = ThunkAction<Result, RootState, unknown, UnknownAction>;
