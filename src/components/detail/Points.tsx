import type { Point } from '../../content/types';
import styles from './Points.module.css';

interface PointsProps {
  readonly points: readonly Point[];
  /** `ledger`: name and text side by side, one per line; `columns`: two columns of short texts. */
  readonly layout: 'ledger' | 'columns';
}

/** Headings with a sentence or two each. */
export function Points({ points, layout }: PointsProps) {
  return (
    <ul role="list" className={styles[layout]}>
      {points.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}
