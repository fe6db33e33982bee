import type { ReactNode } from 'react';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { Byline } from './Byline';
import type { Reading } from './reading';
import styles from './ReadingList.module.css';

interface ReadingListProps {
  readonly title: string;
  readonly items: readonly { readonly reading: Reading; readonly picture: ReactNode }[];
}

export function ReadingList({ title, items }: ReadingListProps) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className={styles.readings}>
      <h2 id={titleId}>{title}</h2>
      <ul role="list">
        {items.map(({ reading, picture }) => (
          <li key={reading.path} className={styles.item}>
            {picture}
            <div>
              <h3>
                <Link to={reading.path}>{reading.title}</Link>
              </h3>
              <Byline reading={reading} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
