import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import styles from './Page.module.css';

interface PageProps {
  readonly children: ReactNode;
  readonly className?: string | undefined;
}

/** The column that a page stands in. */
export function Page({ children, className }: PageProps) {
  return <div className={clsx(styles.page, className)}>{children}</div>;
}

interface PageHeaderProps {
  readonly title: string;
  readonly lead?: string;
  readonly children?: ReactNode;
}

/** The page's heading with its lead. */
export function PageHeader({ title, lead, children }: PageHeaderProps) {
  return (
    <div className={styles.header}>
      <h1>{title}</h1>
      {lead !== undefined && <p className={styles.lead}>{lead}</p>}
      {children}
    </div>
  );
}
