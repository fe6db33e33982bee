import type { ReactNode } from 'react';
import { useFits } from '../ui/useFits';
import styles from './LongRead.module.css';

interface ScrollerProps {
  /** What is in it, for screen readers. */
  readonly label: string;
  readonly children: ReactNode;
}

/**
 * Holds what may be wider than the column and scrolls it sideways. It is a stop for the Tab key as long as there is
 * something to scroll; before scripts have measured that, always.
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
