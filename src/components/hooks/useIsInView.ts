import type { RefObject } from 'react';
import { useEffect, useState } from 'react';

/**
 * Returns true while an element is in view, within a margin as in `IntersectionObserver`. Also true until scripts
 * have measured it.
 */
export function useIsInView(ref: RefObject<HTMLElement | null>, rootMargin: string): boolean {
  const [isInView, setIsInView] = useState(true);
  useEffect(() => {
    const watched = ref.current;
    if (!watched) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        const latest = entries.at(-1);
        if (latest) setIsInView(latest.isIntersecting);
      },
      { rootMargin },
    );
    observer.observe(watched);
    return () => {
      observer.disconnect();
    };
  }, [ref, rootMargin]);
  return isInView;
}
