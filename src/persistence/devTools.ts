import type { Action } from '@reduxjs/toolkit';
import type { PersistState } from 'redux-persist';
import { PERSIST } from 'redux-persist';

/** Actions that Redux DevTools dispatches for reset, revert, commit and import; the log starts over. */
const REWOUND = '@@INIT';

/** Added to a state by `persistReducer` once it has started. */
interface Persisted {
  readonly _persist: PersistState;
}

type PersistedReducer<State> = (state: (State & Persisted) | undefined, action: Action) => State & Persisted;

/**
 * Lets Redux DevTools replay actions that `persistReducer` has handled. After a round trip through JSON they
 * lack their functions, so redux-persist would throw: https://github.com/rt2zz/redux-persist/issues/743
 */
export function survivesReplay<State>(persisted: PersistedReducer<State>, version: number) {
  /** The PERSIST that redux-persist has acted on. */
  let begun: unknown;
  let isRewound = false;

  const reducer: PersistedReducer<State> = (state, action) => {
    if (action.type === REWOUND && begun) isRewound = true;
    if (action.type === PERSIST && state) {
      const isNew = action !== begun && 'register' in action && typeof action.register === 'function';
      // A debug session has one PERSIST per load; only the first comes before REHYDRATE.
      if (!isNew)
        return {
          ...state,
          _persist: { version, rehydrated: '_persist' in state && state._persist.rehydrated },
        };
      begun = action;
    }
    return persisted(state, action);
  };

  /** Whether Redux DevTools has restarted the log since the last call. */
  const wasRewound = () => {
    const was = isRewound;
    isRewound = false;
    return was;
  };

  return { reducer, wasRewound };
}
