import type { ReactNode } from 'react';
import styles from './NoticeBar.module.css';

interface NoticeBarProps {
  readonly actions: ReactNode;
  readonly children: ReactNode;
}

/** A notice, with buttons to act on it. */
export function NoticeBar({ actions, children }: NoticeBarProps) {
  return (
    <div className={styles.notice}>
      <p>{children}</p>
      <div className={styles.actions}>{actions}</div>
    </div>
  );
}
