import type { ReactNode } from 'react';
import styles from './Demo.module.css';

interface OwnTableProps {
  /** Plural name of the rows, such as `sales`. */
  readonly what: string;
  /** True while the demo runs on the visitor's table, which keeps the field open. */
  readonly isUsed: boolean;
  readonly children: ReactNode;
}

/** The field for the visitor's own table. On phones it's closed at first, below a line that opens it. */
export function OwnTable({ what, isUsed, children }: OwnTableProps) {
  return (
    <details className={styles.own} open={isUsed}>
      <summary>Use your own {what}</summary>
      {children}
    </details>
  );
}
