import type { ReactNode } from 'react';
import { useFits } from '../hooks/useFits';
import styles from './Scroller.module.css';

interface ScrollerProps {
  /** Accessible name of the region. */
  readonly label: string;
  readonly children: ReactNode;
}

/**
 * Scrolls content that may be wider than its column. It's in the Tab order if it has something to scroll, and
 * always until scripts have measured it.
 */
export function Scroller({ label, children }: ScrollerProps) {
  const [fits, watch] = useFits<HTMLDivElement>();
  return (
    <div
      ref={watch}
      role="group"
      aria-label={label}
      tabIndex={fits ? undefined : 0}
      className={styles.scroller}
    >
      {children}
    </div>
  );
}
