import type { RefCallback } from 'react';
import { useCallback, useState } from 'react';

/**
 * Returns whether an element fits, so that nothing in it scrolls, and the ref that measures it. Only a scroll
 * container may be in the Tab order; until it's measured, an element counts as one.
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
