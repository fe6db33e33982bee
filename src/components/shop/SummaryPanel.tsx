import type { ReactNode } from 'react';
import styles from './SummaryPanel.module.css';

/** The sums of a cart, an order or a wishlist, as a panel beside it. */
export function SummaryPanel({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <div className={styles.panel}>
      <h2 className={styles.heading}>{title}</h2>
      {children}
    </div>
  );
}

export interface SummaryRow {
  readonly label: string;
  readonly value: ReactNode;
  /** The row that is the sum of the others. */
  readonly isTotal?: boolean;
}

/** The rows of the panel; a screen reader announces their changes. */
export function SummaryRows({ rows }: { readonly rows: readonly SummaryRow[] }) {
  return (
    <dl className={styles.rows} aria-live="polite">
      {rows.map(({ label, value, isTotal }) => (
        <div key={label} className={isTotal ? styles.total : undefined}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
