import type { ReactNode } from 'react';
import { useLayoutEffect, useRef } from 'react';
import { Wedge } from '../../components/ui/Wedge';
import styles from './Fold.module.css';

interface FoldProps {
  /** The heading's id is this plus `-heading`. */
  readonly id: string;
  readonly title: string;
  /** Opens the section when it becomes true. Only the visitor can close it. */
  readonly isRequested?: boolean;
  /** Opens it at first where the window is wide enough for two columns. */
  readonly isOpenIfWide?: boolean;
  readonly children: ReactNode;
}

/** Renders a section of a demo, which is collapsed at first. */
export function Fold({ id, title, isRequested = false, isOpenIfWide = false, children }: FoldProps) {
  const details = useRef<HTMLDetailsElement>(null);
  // Not a passive effect: Back then closes it again if the visitor had.
  useLayoutEffect(() => {
    const isOpen = isRequested || (isOpenIfWide && window.matchMedia('(width >= 60rem)').matches);
    if (isOpen && details.current) details.current.open = true;
  }, [isRequested, isOpenIfWide]);
  return (
    <section aria-labelledby={`${id}-heading`}>
      <details ref={details} className={styles.fold}>
        <summary className={styles.summary}>
          <Wedge />
          <h2 id={`${id}-heading`}>{title}</h2>
        </summary>
        <div className={styles.body}>{children}</div>
      </details>
    </section>
  );
}
