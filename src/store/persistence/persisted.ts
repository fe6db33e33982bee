import type { Reducer } from '@reduxjs/toolkit';
import {
  FLUSH,
  PAUSE,
  PERSIST,
  PURGE,
  REGISTER,
  REHYDRATE,
  createTransform,
  persistReducer,
} from 'redux-persist';
import type { RootState } from '../rootReducer';
import { SAVED_VERSION } from './migrations';
import type { SavedState } from './savedState';
import { isSavedSlice, savedSlices, toSaved } from './savedState';
import type { Vault } from './vault';
import { STORAGE_KEY } from './vault';

/** redux-persist's own actions, which carry callbacks and must not be checked for being serializable. */
export const lifecycleActions = [FLUSH, REHYDRATE, PAUSE, PERSIST, PURGE, REGISTER];

/**
 * The reducer with saving and reading added. redux-persist says when; the vault says what and how.
 * (Its own reader gives up on everything at the first error and then overwrites it.)
 */
export function persisted(reducer: Reducer<RootState>, vault: Vault) {
  return persistReducer<RootState>(
    {
      key: STORAGE_KEY,
      version: SAVED_VERSION,
      whitelist: savedSlices,
      transforms: [onlySavedParts],
      // Reading is synchronous underneath; the default of five seconds would write initial state over good data.
      timeout: 0,
      throttle: 0,
      getStoredState: () =>
        Promise.resolve({
          ...vault.opened().saved,
          _persist: { version: SAVED_VERSION, rehydrated: true },
        }),
      stateReconciler: withSavedSlices,
      // Slices reach the storage as they are: the vault needs them for merging and writes the text itself.
      serialize: false,
      storage: {
        getItem: () => Promise.resolve(null),
        setItem: (_key: string, slices: Partial<SavedState>) => {
          vault.write(slices);
          return Promise.resolve();
        },
        removeItem: () => Promise.resolve(),
      },
    },
    reducer,
  );
}

/** Only what `toSaved` names of a slice is saved. */
const onlySavedParts = createTransform<unknown, unknown, RootState>(
  (slice, key, state) => (isSavedSlice(key) ? toSaved(state)[key] : slice),
  null,
);

/** What was read stands over the slices' initial state, key by key; what is not saved stays as it is. */
function withSavedSlices(saved: Partial<SavedState>, _original: RootState, state: RootState): RootState {
  const restored: Pick<RootState, keyof SavedState> = {
    cart: { ...state.cart, ...saved.cart },
    wishlist: { ...state.wishlist, ...saved.wishlist },
    shop: { ...state.shop, ...saved.shop },
    pricing: { ...state.pricing, ...saved.pricing },
  };
  return { ...state, ...restored };
}
