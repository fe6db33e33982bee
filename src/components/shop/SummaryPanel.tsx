import type { ReactNode } from 'react';
import styles from './SummaryPanel.module.css';

/** What a cart, an order or a wishlist comes to, as a panel beside it. */
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
  /** The row that the others add up to. */
  readonly isTotal?: boolean;
}

/** The panel's figures, read out when they change. */
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
