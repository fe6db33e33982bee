import type { ReactNode } from 'react';
import { useEffect, useRef } from 'react';
import styles from './Fold.module.css';

interface FoldProps {
  /** Id of the section; its heading's id adds `-heading`. */
  readonly id: string;
  readonly title: string;
  /** Opens it when it becomes true. Only the visitor closes it. */
  readonly isRequested?: boolean;
  readonly children: ReactNode;
}

/** A collapsible section of a demo. */
export function Fold({ id, title, isRequested = false, children }: FoldProps) {
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (isRequested && details.current) details.current.open = true;
  }, [isRequested]);
  return (
    <section aria-labelledby={`${id}-heading`}>
      <details ref={details} className={styles.fold}>
        <summary className={styles.summary}>
          <h2 id={`${id}-heading`}>{title}</h2>
        </summary>
        <div className={styles.body}>{children}</div>
      </details>
    </section>
  );
}
