import { clsx } from 'clsx';
import type { Figure } from '../../content/types';
import styles from './Figures.module.css';

interface FiguresProps {
  readonly figures: readonly Figure[];
  /** `ledger`: a line each, the label beside the number; `row`: side by side, with the largest numbers. */
  readonly layout?: 'ledger' | 'row';
  readonly className?: string | undefined;
}

/** Large figures, each with its label and, where it has one, what it counts. */
export function Figures({ figures, layout = 'ledger', className }: FiguresProps) {
  return (
    <dl className={clsx(styles.figures, styles[layout], className)}>
      {figures.map(({ value, label, definition }) => (
        <div key={label}>
          <dt>
            {label}
            {definition !== undefined && <span className={styles.definition}>{definition}</span>}
          </dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
