import { createPersistoid, getStoredState } from 'redux-persist';

/**
 * All that redux-persist does here: it calls `read` once, and `write` from a timer after one of the values has changed.
 * It stores nothing (why: `decisions/`).
 */
export function reduxPersistTimer({
  values,
  read,
  write,
}: {
  readonly values: () => Readonly<Record<string, unknown>>;
  readonly read: () => void;
  readonly write: () => void;
}) {
  const config = {
    key: 'unused: the storage below ignores it',
    serialize: false,
    storage: {
      getItem: () => {
        read();
        return Promise.resolve();
      },
      setItem: () => {
        write();
        return Promise.resolve();
      },
      removeItem: () => Promise.resolve(),
    },
  };
  const persistoid = createPersistoid(config);
  /** Writes if a value isn't that of the last call, or if this is the first call: a timer's tick per changed value later. */
  const compare = () => {
    persistoid.update(values());
  };
  return {
    /** Resolves once `read` has run. */
    start: async () => {
      await getStoredState(config);
      compare();
    },
    compare,
  };
}
