import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { formatDay } from '../../domain/dates';
import styles from './ReadingHeader.module.css';

interface ReadingLink {
  readonly to: string;
  readonly label: string;
}

interface ReadingHeaderProps {
  readonly title: string;
  readonly back: ReadingLink;
  readonly category: ReadingLink;
  /** An ISO day. */
  readonly date: string;
  readonly modified?: string | undefined;
  readonly minutes: number;
  readonly author: string;
  readonly picture: ReactNode;
}

/** What stands above an article: its title, its picture, its facts as a line of a ledger. */
export function ReadingHeader({
  title,
  back,
  category,
  date,
  modified,
  minutes,
  author,
  picture,
}: ReadingHeaderProps) {
  return (
    <header className={styles.header}>
      <Link to={back.to} className={styles.back}>
        <ArrowLeft aria-hidden="true" /> {back.label}
      </Link>
      <h1 className={styles.title}>{title}</h1>
      <div className={styles.picture}>{picture}</div>
      <dl className={styles.facts}>
        <Fact name="Category">
          <Link to={category.to}>{category.label}</Link>
        </Fact>
        <Fact name="Published">
          <time dateTime={date}>{formatDay(date)}</time>
        </Fact>
        {modified !== undefined && (
          <Fact name="Revised">
            <time dateTime={modified}>{formatDay(modified)}</time>
          </Fact>
        )}
        <Fact name="Length">{minutes} min read</Fact>
        <Fact name="Author">{author}</Fact>
      </dl>
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
