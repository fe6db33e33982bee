import type { RefCallback } from 'react';
import { useCallback, useState } from 'react';

/** What is below the site's header, which stays at the top, is not in view. */
const BELOW_HEADER = '-64px 0px 0px 0px';

/** Whether an element, or the first button in it, is in view; before scripts have looked it counts as such. */
export function useIsInView<Watched extends HTMLElement>(): readonly [boolean, RefCallback<Watched>] {
  const [isInView, setIsInView] = useState(true);
  const watch = useCallback((element: Watched) => {
    const observer = new IntersectionObserver(
      (entries) => {
        const latest = entries.at(-1);
        if (latest) setIsInView(latest.isIntersecting);
      },
      { rootMargin: BELOW_HEADER },
    );
    observer.observe(element.querySelector('button') ?? element);
    return () => {
      observer.disconnect();
    };
  }, []);
  return [isInView, watch];
}
