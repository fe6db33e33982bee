import type { ReactNode } from 'react';
import { useLayoutEffect, useRef } from 'react';
import { Wedge } from '../../components/ui/Wedge';
import styles from './Fold.module.css';

interface FoldProps {
  /** The anchor of what's inside; the heading's id is this plus `-heading`. */
  readonly id: string;
  readonly title: string;
  /** Opens the section when it becomes true. Only the visitor can close it. */
  readonly isRequested?: boolean;
  readonly children: ReactNode;
}

/** Renders a section of a demo, which is collapsed at first. */
export function Fold({ id, title, isRequested = false, children }: FoldProps) {
  const details = useRef<HTMLDetailsElement>(null);
  // Not a passive effect: Back then closes it again if the visitor had.
  useLayoutEffect(() => {
    if (isRequested && details.current) details.current.open = true;
  }, [isRequested]);
  return (
    <section aria-labelledby={`${id}-heading`}>
      <details ref={details} className={styles.fold}>
        <summary className={styles.summary}>
          <Wedge />
          <h2 id={`${id}-heading`}>{title}</h2>
        </summary>
        <div id={id} className={styles.body}>
          {children}
        </div>
      </details>
    </section>
  );
}
