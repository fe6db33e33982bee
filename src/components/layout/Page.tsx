import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { PAGE_TITLE } from './pageTitle';
import styles from './Page.module.css';

interface PageProps {
  readonly children: ReactNode;
  readonly className?: string | undefined;
  /**
   * Keeps following content, such as the footer, below the first screen. For pages whose length depends on the
   * address or saved state, so that reading them shifts nothing in view.
   */
  readonly fillsScreen?: boolean;
}

/** The column for a page's content. */
export function Page({ children, className, fillsScreen = false }: PageProps) {
  return <div className={clsx(styles.page, fillsScreen && styles.fillsScreen, className)}>{children}</div>;
}

interface PageHeaderProps {
  readonly title: string;
  readonly lead?: string;
  /** Leaves room on the first screen for the content below the heading. */
  readonly isCompact?: boolean;
  /** A picture beside the heading in wide windows. */
  readonly picture?: ReactNode;
  readonly children?: ReactNode;
}

export function PageHeader({ title, lead, isCompact = false, picture, children }: PageHeaderProps) {
  return (
    <div
      className={clsx(styles.header, isCompact && styles.compact, picture !== undefined && styles.pictured)}
    >
      <h1 id={PAGE_TITLE}>{title}</h1>
      {lead !== undefined && <p className={styles.lead}>{lead}</p>}
      {children}
      {picture !== undefined && <div className={styles.picture}>{picture}</div>}
    </div>
  );
}
