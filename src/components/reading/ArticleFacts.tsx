import { clsx } from 'clsx';
import { formatDay } from '../../domain/dates';
import styles from './ArticleFacts.module.css';

interface ArticleFactsProps {
  /** An ISO day. */
  readonly date: string;
  readonly minutes: number;
  readonly author: string;
  readonly className?: string | undefined;
}

/** When an article appeared, how long it takes to read and who wrote it, in one line. */
export function ArticleFacts({ date, minutes, author, className }: ArticleFactsProps) {
  return (
    <p className={clsx(styles.facts, className)}>
      <time dateTime={date}>{formatDay(date)}</time>
      <span>{minutes} min read</span>
      <span>{author}</span>
    </p>
  );
}
