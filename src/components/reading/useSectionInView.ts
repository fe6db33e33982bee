import { useEffect, useState } from 'react';

/** A section is current once its heading is above this line, in rem: just below where its link scrolls it to. */
const LINE = 7.5;

/** Returns the anchor of the current section; undefined above the first one and before hydration. */
export function useSectionInView(headings: readonly { readonly id: string }[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    const elements = headings
      .map(({ id }) => document.getElementById(id))
      .filter((element) => element !== null);
    const line = LINE * Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
    // Runs whenever an edge of a heading crosses that line, the only time that the current section can change.
    const observer = new IntersectionObserver(
      () => {
        const isRead = (element: Element) => element.getBoundingClientRect().top < line;
        setCurrent(elements.findLast(isRead)?.id);
      },
      { rootMargin: `-${line}px 0px 0px 0px`, threshold: [0, 1] },
    );
    for (const element of elements) observer.observe(element);
    return () => {
      observer.disconnect();
    };
  }, [headings]);
  return current;
}
