import type { ReactNode } from 'react';
import styles from './SummaryPanel.module.css';

interface SummaryPanelProps {
  readonly title: string;
  readonly heading?: 'h2' | 'h3';
  readonly children: ReactNode;
}

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
  readonly isTotal?: boolean;
}

interface SummaryRowsProps {
  readonly rows: readonly SummaryRow[];
  readonly isSilent?: boolean;
}

/** Labeled amounts. Screen readers announce a changed total with its label, unless `isSilent`. */
export function SummaryRows({ rows, isSilent = false }: SummaryRowsProps) {
  return (
    <dl className={styles.rows}>
      {rows.map(({ label, value, isTotal = false }, index) => (
        <div
          key={index}
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
