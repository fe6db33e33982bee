import { useState } from 'react';
import { useAppStore } from '../../store/hooks';

/** A value, and a setter that receives the value before. */
export type KeptState<Value> = readonly [value: Value, set: (next: (before: Value) => Value) => void];

/**
 * Makes a hook like `useState` whose value lasts until the page unloads, so that Back shows what the visitor had typed. It is
 * kept beside the store, not in it: actions and exported visits have no personal messages. The hook's argument says what
 * the value is about, as known when the component mounts: a link about something else starts anew.
 */
export function keptState<Value>(initial: Value): (about?: string) => KeptState<Value> {
  const values = new WeakMap<ReturnType<typeof useAppStore>, Map<string, Value>>();
  return function useKeptState(about = '') {
    const store = useAppStore();
    const [key] = useState(about);
    const valueNow = () => values.get(store)?.get(key) ?? initial;
    const [value, setValue] = useState(valueNow);
    return [
      value,
      (next) => {
        const kept = values.get(store) ?? new Map<string, Value>();
        values.set(store, kept.set(key, next(valueNow())));
        setValue(valueNow);
      },
    ];
  };
}
