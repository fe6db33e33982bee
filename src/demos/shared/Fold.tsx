import type { ReactNode } from 'react';
import styles from './Fold.module.css';

interface FoldProps {
  /** Of its heading, with `-heading` after it. */
  readonly id: string;
  readonly title: string;
  readonly isOpen?: boolean;
  readonly children: ReactNode;
}

/** A section of a demo that opens when it is wanted, so that the page stays short. */
export function Fold({ id, title, isOpen = false, children }: FoldProps) {
  return (
    <section aria-labelledby={`${id}-heading`}>
      <details className={styles.fold} open={isOpen}>
        <summary className={styles.summary}>
          <h2 id={`${id}-heading`}>{title}</h2>
        </summary>
        <div className={styles.body}>{children}</div>
      </details>
    </section>
  );
}
