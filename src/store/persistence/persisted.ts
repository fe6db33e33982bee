import type { Reducer } from '@reduxjs/toolkit';
import {
  FLUSH,
  KEY_PREFIX,
  PAUSE,
  PERSIST,
  PURGE,
  REGISTER,
  REHYDRATE,
  createTransform,
  persistReducer,
} from 'redux-persist';
import type { RootState } from '../rootReducer';
import type { SavedState } from './savedState';
import { SAVED_VERSION, isSavedSlice, readSavedState, savedSlices, toSaved } from './savedState';
import type { StorageEngine } from './storage';

/** redux-persist's own actions, which carry callbacks and must not be checked for being serializable. */
export const lifecycleActions = [FLUSH, REHYDRATE, PAUSE, PERSIST, PURGE, REGISTER];

const KEY = 'tangelo';

/** The storage key under which everything is saved. */
export const STORAGE_KEY = `${KEY_PREFIX}${KEY}`;

/** The reducer with saving and reading added. */
export function persisted(reducer: Reducer<RootState>, storage: StorageEngine) {
  return persistReducer<RootState>(
    {
      key: KEY,
      version: SAVED_VERSION,
      storage: asAsync(storage),
      whitelist: savedSlices,
      // Reading is synchronous underneath; the default of five seconds would write initial state over good data.
      timeout: 0,
      throttle: 0,
      transforms: [onlySavedParts],
      // redux-persist's own reader gives up on everything at the first error and then overwrites it.
      getStoredState: () =>
        Promise.resolve({
          ...readSavedState(storage.getItem(STORAGE_KEY)),
          _persist: { version: SAVED_VERSION, rehydrated: true },
        }),
      stateReconciler: withSavedSlices,
    },
    reducer,
  );
}

/** Only what `toSaved` names of a slice is written; reading goes through `readSavedState` alone. */
const onlySavedParts = createTransform<unknown, unknown, RootState>(
  (slice, key, state) => (isSavedSlice(key) ? toSaved(state)[key] : slice),
  null,
);

/** What was read stands over the slices' initial state, key by key; what is not saved stays as it is. */
function withSavedSlices(saved: Partial<SavedState>, _original: RootState, state: RootState): RootState {
  return {
    ...state,
    cart: { ...state.cart, ...saved.cart },
    wishlist: { ...state.wishlist, ...saved.wishlist },
    shop: { ...state.shop, ...saved.shop },
    pricing: { ...state.pricing, ...saved.pricing },
  };
}

/** redux-persist chains promises on what its storage returns. */
function asAsync(storage: StorageEngine) {
  return {
    getItem: (key: string) => Promise.resolve(storage.getItem(key)),
    setItem: (key: string, value: string) => {
      storage.setItem(key, value);
      return Promise.resolve();
    },
    removeItem: (key: string) => {
      storage.removeItem(key);
      return Promise.resolve();
    },
  };
}
