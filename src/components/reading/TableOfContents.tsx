import { useEffect, useId, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import type { TextHeading } from '../../content/longText';
import styles from './TableOfContents.module.css';

/** Links to the sections of a long text, with the current one marked. */
export function TableOfContents({ headings }: { readonly headings: readonly TextHeading[] }) {
  const labelId = useId();
  const contents = useRef<HTMLElement>(null);
  const current = useSectionInView(headings);
  // Keeps the marked link visible when a short window makes the list scroll. `scrollIntoView` would interrupt
  // the page's own scrolling.
  useEffect(() => {
    const list = contents.current;
    const link = list?.querySelector<HTMLElement>('[aria-current]');
    if (!list || !link) return;
    const { offsetTop, offsetHeight } = link;
    const isVisible =
      offsetTop >= list.scrollTop && offsetTop + offsetHeight <= list.scrollTop + list.clientHeight;
    if (!isVisible) list.scrollTop = offsetTop - list.clientHeight / 2;
  }, [current]);
  return (
    <nav ref={contents} aria-labelledby={labelId} className={styles.contents} data-screen-only>
      <p id={labelId} className={styles.label}>
        On this page
      </p>
      <ol role="list" className={styles.list}>
        {headings.map(({ id, text, depth }) => (
          <li key={id} className={depth > 2 ? styles.deep : undefined}>
            <Link to={{ hash: id }} aria-current={id === current ? 'location' : undefined}>
              {text}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** A section is current once its heading is above this line, in rem: just below where its link scrolls it to. */
const LINE = 7.5;

/** Returns the anchor of the current section; undefined above the first one and before hydration. */
function useSectionInView(headings: readonly TextHeading[]): string | undefined {
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
