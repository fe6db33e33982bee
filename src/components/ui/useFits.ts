import type { RefCallback } from 'react';
import { useCallback, useState } from 'react';

/**
 * Whether all of an element is in view, so that nothing in it scrolls. What scrolls must be a stop for the Tab key, and
 * what does not must be none; before scripts have measured it, it counts as one that scrolls.
 */
export function useFits<Watched extends HTMLElement>(): readonly [
  fits: boolean,
  watch: RefCallback<Watched>,
] {
  const [fits, setFits] = useState(false);
  const watch = useCallback((element: Watched) => {
    const observer = new ResizeObserver(() => {
      setFits(element.scrollWidth <= element.clientWidth && element.scrollHeight <= element.clientHeight);
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
    };
  }, []);
  return [fits, watch];
}
