import type { RefObject } from 'react';
import { startTransition, useEffect, useState } from 'react';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** An element's size in whole pixels; `assumed` until it's measured. */
export function useSize(ref: RefObject<Element | null>, assumed: Size): Size {
  const [size, setSize] = useState(assumed);
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => {
      if (!entry) return;
      const width = Math.round(entry.contentRect.width);
      const height = Math.round(entry.contentRect.height);
      // A hidden plot has no size; keep the last one.
      if (width <= 0 || height <= 0) return;
      // A page has several plots; a transition keeps it responsive while they redraw.
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
