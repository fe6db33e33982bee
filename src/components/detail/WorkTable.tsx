import type { ReactNode } from 'react';
import styles from './WorkTable.module.css';

/** A table of our work, a row each that leads to where the page tells more of it; the first column heads the rows. */
export function WorkTable({ head, children }: { readonly head: ReactNode; readonly children: ReactNode }) {
  return (
    <table className={styles.table}>
      <thead>
        <tr>{head}</tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}
