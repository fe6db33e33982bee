import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { PAGE_TITLE } from './pageTitle';
import styles from './Page.module.css';

interface PageProps {
  readonly children: ReactNode;
  readonly className?: string | undefined;
  /**
   * Keeps what follows, the footer for example, below the first screen. For a page whose length depends on saved state:
   * nothing in view moves when that is read.
   */
  readonly fillsScreen?: boolean;
}

/** The column that holds a page's content. */
export function Page({ children, className, fillsScreen = false }: PageProps) {
  return <div className={clsx(styles.page, fillsScreen && styles.fillsScreen, className)}>{children}</div>;
}

interface PageHeaderProps {
  readonly title: string;
  readonly lead?: string;
  /** For a page whose first screen is to show what follows the heading. */
  readonly isCompact?: boolean;
  /** What the page is about in a picture, beside the heading of a wide window. */
  readonly picture?: ReactNode;
  readonly children?: ReactNode;
}

/** The page's heading with its lead. */
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
