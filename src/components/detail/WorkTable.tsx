import type { ReactNode } from 'react';
import styles from './WorkTable.module.css';

/** A table whose rows link to a project or a story. The first column is the row header. */
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
