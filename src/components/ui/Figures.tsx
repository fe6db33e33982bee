import { clsx } from 'clsx';
import { figuresAsOf } from '../../content/figures';
import type { Figure } from '../../content/types';
import styles from './Figures.module.css';

interface FiguresProps {
  readonly figures: readonly Figure[];
  /** `ledger`: one per line, after its label; `row`: side by side, in the largest size. */
  readonly layout?: 'ledger' | 'row';
  readonly className?: string | undefined;
}

/**
 * Large figures with labels and, if they have one, a definition. The date that applies to all definitions is
 * shown once.
 */
export function Figures({ figures, layout = 'ledger', className }: FiguresProps) {
  return (
    <div className={clsx(layout === 'row' && styles.besideEachOther, className)}>
      <dl className={clsx(styles.figures, styles[layout])}>
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
      {figures.some(({ definition }) => definition !== undefined) && (
        <p className={styles.day}>{figuresAsOf}</p>
      )}
    </div>
  );
}
