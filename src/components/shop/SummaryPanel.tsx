import type { ReactNode } from 'react';
import styles from './SummaryPanel.module.css';

interface SummaryPanelProps {
  readonly title: string;
  readonly heading?: 'h2' | 'h3';
  readonly children: ReactNode;
}

/** The sums of a cart, an order or a wishlist, as a panel beside it. */
export function SummaryPanel({ title, heading: Heading = 'h2', children }: SummaryPanelProps) {
  return (
    <div className={styles.panel}>
      <Heading className={styles.heading}>{title}</Heading>
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

interface SummaryRowsProps {
  readonly rows: readonly SummaryRow[];
  readonly isSilent?: boolean;
}

/** The rows of the panel. A screen reader says a total that changes, with its label, unless they are silent. */
export function SummaryRows({ rows, isSilent = false }: SummaryRowsProps) {
  return (
    <dl className={styles.rows}>
      {rows.map(({ label, value, isTotal = false }, place) => (
        <div
          key={place}
          className={isTotal ? styles.total : undefined}
          aria-live={isTotal && !isSilent ? 'polite' : undefined}
          aria-atomic={isTotal || undefined}
        >
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
