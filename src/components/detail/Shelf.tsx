import type { ReactNode } from 'react';
import styles from './Shelf.module.css';

interface ShelfProps {
  /** Renders a numbered list, for steps. */
  readonly isOrdered?: boolean;
  readonly label?: string;
  readonly children: ReactNode;
}

/** Choices side by side, each on a board with its label below. */
export function Shelf({ isOrdered = false, label, children }: ShelfProps) {
  const List = isOrdered ? 'ol' : 'ul';
  return (
    <List role="list" className={styles.shelf} aria-label={label}>
      {children}
    </List>
  );
}

interface ShelfItemProps {
  /** Content above the line: a title, a number, or a picture. */
  readonly board: ReactNode;
  readonly children: ReactNode;
}

export function ShelfItem({ board, children }: ShelfItemProps) {
  return (
    <li className={styles.item}>
      <div className={styles.board}>{board}</div>
      <div className={styles.label}>{children}</div>
    </li>
  );
}

/** A step's number, for the `board` of a shelf item. */
export function ShelfNumber({ children }: { readonly children: number }) {
  return (
    <span className={styles.number} aria-hidden="true">
      {children}
    </span>
  );
}
