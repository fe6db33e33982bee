import { useEffect, useId, useRef } from 'react';
import { Link } from 'react-router-dom';
import type { TextHeading } from '../../content/longText';
import styles from './TableOfContents.module.css';
import { useSectionInView } from './useSectionInView';

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
