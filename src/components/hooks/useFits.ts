import type { RefCallback } from 'react';
import { useCallback, useState } from 'react';

/**
 * True if all of an element is in view, so that nothing in it scrolls. Only a scroll container may be in the Tab
 * order, and until scripts have measured it, the element counts as one.
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
