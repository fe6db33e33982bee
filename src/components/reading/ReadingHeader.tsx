import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { formatDay } from '../../domain/dates';
import { PageTitle } from '../layout/Page';
import type { Reading, ReadingHome } from './reading';
import styles from './ReadingHeader.module.css';

interface ReadingHeaderProps {
  readonly reading: Reading;
  readonly home: ReadingHome;
  readonly picture: ReactNode;
  /** A note beside the facts. */
  readonly notice?: ReactNode;
}

/** The header of a post or news article: back link, title, a line of facts, and picture. */
export function ReadingHeader({ reading, home, picture, notice }: ReadingHeaderProps) {
  const { title, category, date, modified, minutes, author } = reading;
  return (
    <header className={styles.header}>
      <Link to={home.path} className={styles.back}>
        <ArrowLeft aria-hidden="true" /> {home.back}
      </Link>
      <PageTitle>{title}</PageTitle>
      <div className={styles.byline}>
        <dl className={styles.facts}>
          <Fact name="Author">{author}</Fact>
          <Fact name="Category">
            <Link to={`${home.path}?category=${category.id}`}>{category.label}</Link>
          </Fact>
          <Fact name="Published">
            <time dateTime={date}>{formatDay(date)}</time>
          </Fact>
          {modified !== undefined && (
            <Fact name="Revised">
              <time dateTime={modified}>{formatDay(modified)}</time>
            </Fact>
          )}
          {minutes > 1 && <Fact name="Length">{minutes} min read</Fact>}
        </dl>
        {notice}
      </div>
      <div className={styles.picture}>{picture}</div>
    </header>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
