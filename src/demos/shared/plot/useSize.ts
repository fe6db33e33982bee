import type { RefObject } from 'react';
import { startTransition, useEffect, useState } from 'react';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** The size of an element in whole pixels; `assumed` until it is measured. */
export function useSize(ref: RefObject<Element | null>, assumed: Size): Size {
  const [size, setSize] = useState(assumed);
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => {
      if (!entry) return;
      const width = Math.round(entry.contentRect.width);
      const height = Math.round(entry.contentRect.height);
      // A plot that is not shown has no size, and none to be drawn for.
      if (width <= 0 || height <= 0) return;
      // A page has several plots: drawn in a transition, they leave room for a tap between them.
      startTransition(() => {
        setSize({ width, height });
      });
    });
    if (ref.current) observer.observe(ref.current);
    return () => {
      observer.disconnect();
    };
  }, [ref]);
  return size;
}
