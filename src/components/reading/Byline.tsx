import { clsx } from 'clsx';
import { formatDay } from '../../domain/dates';
import styles from './Byline.module.css';

interface BylineProps {
  /** An ISO day. */
  readonly date: string;
  readonly minutes: number;
  readonly author: string;
  readonly className?: string | undefined;
}

/** When an article appeared, how long it takes to read and who wrote it, in one line. */
export function Byline({ date, minutes, author, className }: BylineProps) {
  return (
    <p className={clsx(styles.byline, className)}>
      <time dateTime={date}>{formatDay(date)}</time>
      <span>{minutes} min read</span>
      <span>{author}</span>
    </p>
  );
}
