import type { ReactNode } from 'react';
import { amountLabel } from '../../content/shop/sharedTexts';
import type { AmountDue } from '../../domain/money';
import { Price } from '../ui/Price';
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

interface AmountRowsProps {
  readonly due: AmountDue;
  readonly isPlaced: boolean;
  readonly isSilent: boolean;
}

/** The rows of an amount due. Every page that shows a total shows all of them. */
export function AmountRows({ due, isPlaced, isSilent }: AmountRowsProps) {
  return (
    <SummaryRows
      isSilent={isSilent}
      rows={due.map((row) => ({
        label: amountLabel(row, isPlaced),
        value: <Price cents={row.cents} />,
        isTotal: row.kind === 'total',
      }))}
    />
  );
}
