import type { Action } from '@reduxjs/toolkit';
import type { PersistState } from 'redux-persist';
import { PERSIST } from 'redux-persist';

/** The action type that Redux DevTools dispatches after reset, revert, commit and import. */
const DEVTOOLS_INIT = '@@INIT';

/** The property that `persistReducer` adds to the state when it starts. */
interface Persisted {
  readonly _persist: PersistState;
}

type PersistedReducer<State> = (state: (State & Persisted) | undefined, action: Action) => State & Persisted;

/**
 * Lets Redux DevTools replay actions that `persistReducer` already handled. After a round trip through JSON they
 * have no functions, so redux-persist would throw: https://github.com/rt2zz/redux-persist/issues/743
 */
export function survivesReplay<State>(persisted: PersistedReducer<State>, version: number) {
  let handledPersist: unknown;
  let isRestarted = false;

  const reducer: PersistedReducer<State> = (state, action) => {
    if (action.type === DEVTOOLS_INIT && handledPersist) isRestarted = true;
    if (action.type === PERSIST && state) {
      const isNew =
        action !== handledPersist && 'register' in action && typeof action.register === 'function';
      // Keeps `rehydrated`: a debug session has one PERSIST per page load, but only the first comes before
      // REHYDRATE.
      if (!isNew)
        return {
          ...state,
          _persist: { version, rehydrated: '_persist' in state && state._persist.rehydrated },
        };
      handledPersist = action;
    }
    return persisted(state, action);
  };

  /** Tests whether Redux DevTools has restarted the log since the last call. */
  const wasLogRestarted = () => {
    const was = isRestarted;
    isRestarted = false;
    return was;
  };

  return { reducer, wasLogRestarted };
}
