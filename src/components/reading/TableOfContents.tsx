import { useId } from 'react';
import { Link } from 'react-router-dom';
import type { TextHeading } from '../../content/longText';
import styles from './TableOfContents.module.css';

/** The sections of a long text, as links to them. */
export function TableOfContents({ headings }: { readonly headings: readonly TextHeading[] }) {
  const labelId = useId();
  return (
    <nav aria-labelledby={labelId} className={styles.contents}>
      <p id={labelId} className={styles.label}>
        On this page
      </p>
      <ol role="list" className={styles.list}>
        {headings.map(({ id, text, depth }) => (
          <li key={id} className={depth > 2 ? styles.deep : undefined}>
            <Link to={{ hash: id }}>{text}</Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
