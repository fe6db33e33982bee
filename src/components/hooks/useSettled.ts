import { useEffect, useState } from 'react';

const PAUSE_MS = 500;

/** Returns a frequently changing value, such as a slider's, once it has stayed the same for half a second. */
export function useSettled<Value extends string>(value: Value): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const pause = window.setTimeout(setSettled, PAUSE_MS, value);
    return () => {
      window.clearTimeout(pause);
    };
  }, [value]);
  return settled;
}
