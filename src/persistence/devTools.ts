import type { Action } from '@reduxjs/toolkit';
import type { PersistState } from 'redux-persist';
import { PERSIST } from 'redux-persist';

/** Actions that Redux DevTools dispatches for reset, revert, commit and import. They restart the log. */
const REWOUND = '@@INIT';

/** `persistReducer` adds it to the state when it starts. */
interface Persisted {
  readonly _persist: PersistState;
}

type PersistedReducer<State> = (state: (State & Persisted) | undefined, action: Action) => State & Persisted;

/**
 * Lets Redux DevTools replay actions that `persistReducer` already handled. After a round trip through JSON they
 * have no functions, so redux-persist would throw: https://github.com/rt2zz/redux-persist/issues/743
 */
export function survivesReplay<State>(persisted: PersistedReducer<State>, version: number) {
  /** The PERSIST action that redux-persist has handled. */
  let begun: unknown;
  let isRewound = false;

  const reducer: PersistedReducer<State> = (state, action) => {
    if (action.type === REWOUND && begun) isRewound = true;
    if (action.type === PERSIST && state) {
      const isNew = action !== begun && 'register' in action && typeof action.register === 'function';
      // A debug session has one PERSIST per page load; only the first precedes REHYDRATE.
      if (!isNew)
        return {
          ...state,
          _persist: { version, rehydrated: '_persist' in state && state._persist.rehydrated },
        };
      begun = action;
    }
    return persisted(state, action);
  };

  /** Returns true if Redux DevTools has restarted the log since the last call. */
  const wasRewound = () => {
    const was = isRewound;
    isRewound = false;
    return was;
  };

  return { reducer, wasRewound };
}
