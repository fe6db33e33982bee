import type { ReactNode } from 'react';
import styles from './NoticeBar.module.css';

interface NoticeBarProps {
  /** The buttons beside it. */
  readonly actions: ReactNode;
  readonly children: ReactNode;
}

/** A sentence about what is on the page or has just happened, and what can be done about it. */
export function NoticeBar({ actions, children }: NoticeBarProps) {
  return (
    <div className={styles.notice}>
      <p>{children}</p>
      <div className={styles.actions}>{actions}</div>
    </div>
  );
}
