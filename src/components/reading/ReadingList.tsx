import type { ReactNode } from 'react';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { Byline } from './Byline';
import styles from './ReadingList.module.css';

interface Reading {
  readonly to: string;
  readonly title: string;
  readonly date: string;
  readonly minutes: number;
  readonly author: string;
  readonly picture: ReactNode;
}

interface ReadingListProps {
  readonly title: string;
  readonly items: readonly Reading[];
}

/** Articles to read next. */
export function ReadingList({ title, items }: ReadingListProps) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className={styles.readings}>
      <h2 id={titleId}>{title}</h2>
      <ul role="list">
        {items.map(({ to, title: itemTitle, picture, ...facts }) => (
          <li key={to} className={styles.item}>
            {picture}
            <div>
              <h3>
                <Link to={to} viewTransition>
                  {itemTitle}
                </Link>
              </h3>
              <Byline {...facts} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
