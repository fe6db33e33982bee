import { useState } from 'react';
import { useAppStore } from '../../store/hooks';

/** A value, and a setter that receives the value before. */
export type KeptState<Value> = readonly [value: Value, set: (next: (before: Value) => Value) => void];

/**
 * Makes a hook like `useState` whose value lasts until the page unloads, so that Back shows what the visitor had typed. It is
 * kept beside the store, not in it: actions and exported visits have no personal messages.
 */
export function keptState<Value>(initial: Value): () => KeptState<Value> {
  const values = new WeakMap<ReturnType<typeof useAppStore>, Value>();
  return function useKeptState() {
    const store = useAppStore();
    const valueNow = () => values.get(store) ?? initial;
    const [value, setValue] = useState(valueNow);
    return [
      value,
      (next) => {
        values.set(store, next(valueNow()));
        setValue(valueNow);
      },
    ];
  };
}
