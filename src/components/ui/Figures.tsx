import { clsx } from 'clsx';
import type { Figure } from '../../content/types';
import styles from './Figures.module.css';

interface FiguresProps {
  readonly figures: readonly Figure[];
  readonly className?: string | undefined;
}

/** Figures as a ledger: a line each, the number large, what it counts beside it. */
export function Figures({ figures, className }: FiguresProps) {
  return (
    <dl className={clsx(styles.figures, className)}>
      {figures.map(({ value, label }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
