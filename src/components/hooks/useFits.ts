import type { RefCallback } from 'react';
import { useCallback, useState } from 'react';

/**
 * Measures whether an element's content fits without scrolling. Starts as false, so that keyboard users can
 * reach an element that may scroll before it's measured.
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
