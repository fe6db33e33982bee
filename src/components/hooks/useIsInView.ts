import type { RefObject } from 'react';
import { useEffect, useState } from 'react';

/** Excludes the area that the sticky header covers. */
const BELOW_HEADER = '-64px 0px 0px 0px';

/** True if an element, or the first button in it, is in view; also true until scripts have measured it. */
export function useIsInView(ref: RefObject<HTMLElement | null>): boolean {
  const [isInView, setIsInView] = useState(true);
  useEffect(() => {
    const watched = ref.current?.querySelector('button') ?? ref.current;
    if (!watched) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        const latest = entries.at(-1);
        if (latest) setIsInView(latest.isIntersecting);
      },
      { rootMargin: BELOW_HEADER },
    );
    observer.observe(watched);
    return () => {
      observer.disconnect();
    };
  }, [ref]);
  return isInView;
}
