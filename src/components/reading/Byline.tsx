import { clsx } from 'clsx';
import { formatDay } from '../../domain/dates';
import styles from './Byline.module.css';
import type { Reading } from './reading';

interface BylineProps {
  readonly reading: Reading;
  readonly className?: string | undefined;
}

export function Byline({ reading: { date, minutes, author }, className }: BylineProps) {
  return (
    <p className={clsx(styles.byline, className)}>
      <time dateTime={date}>{formatDay(date)}</time>
      {minutes > 1 && <span>{minutes} min read</span>}
      <span>{author}</span>
    </p>
  );
}
