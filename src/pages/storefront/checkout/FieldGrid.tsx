import type { ReactNode } from 'react';
import { Fragment } from 'react';
import styles from './CheckoutStepForm.module.css';

interface FieldGridProps<Field extends string> {
  /** One control per field, in the order of the error summary. */
  readonly controls: Readonly<Record<Field, ReactNode>>;
}

/** Two controls per row if there is room. */
export function FieldGrid<Field extends string>({ controls }: FieldGridProps<Field>) {
  return (
    <div className={styles.grid}>
      {Object.entries<ReactNode>(controls).map(([field, control]) => (
        <Fragment key={field}>{control}</Fragment>
      ))}
    </div>
  );
}
