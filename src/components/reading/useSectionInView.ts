import { useEffect, useState } from 'react';
import type { TextHeading } from '../../content/longText';

/** A section is current once its heading is above this share of the window's height. */
const LINE = 0.3;

/** Anchor of the current section; undefined above the first one and before hydration. */
export function useSectionInView(headings: readonly TextHeading[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    const elements = headings
      .map(({ id }) => document.getElementById(id))
      .filter((element) => element !== null);
    // Runs whenever a heading crosses that line, because only then can the current section change.
    const observer = new IntersectionObserver(
      () => {
        const isRead = (element: Element) => element.getBoundingClientRect().top < window.innerHeight * LINE;
        setCurrent(elements.findLast(isRead)?.id);
      },
      { rootMargin: `0px 0px -${(1 - LINE) * 100}% 0px` },
    );
    for (const element of elements) observer.observe(element);
    return () => {
      observer.disconnect();
    };
  }, [headings]);
  return current;
}
