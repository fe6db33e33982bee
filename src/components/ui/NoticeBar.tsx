import type { ReactNode } from 'react';
import styles from './NoticeBar.module.css';

interface NoticeBarProps {
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

export function NoticeBar({ actions, children }: NoticeBarProps) {
  return (
    <div className={styles.notice}>
      <p>{children}</p>
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
