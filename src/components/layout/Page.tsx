import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { useContext } from 'react';
import { IsShown } from '../seo/Head';
import styles from './Page.module.css';

/** Id of the shown page's `h1`, which labels `main`. */
export const PAGE_TITLE = 'page-title';

/** Returns the id for a page's `h1`; none while another page is shown. */
export function useTitleId(): string | undefined {
  return useContext(IsShown) ? PAGE_TITLE : undefined;
}

export function PageTitle({ children }: { readonly children: ReactNode }) {
  return <h1 id={useTitleId()}>{children}</h1>;
}

interface PageProps {
  readonly children: ReactNode;
  readonly className?: string | undefined;
  /**
   * Keeps the footer below the first screen. For pages whose length depends on the URL or saved state, so that
   * loading it shifts nothing in view.
   */
  readonly fillsScreen?: boolean;
}

export function Page({ children, className, fillsScreen = false }: PageProps) {
  return <div className={clsx(styles.page, fillsScreen && styles.fillsScreen, className)}>{children}</div>;
}

interface PageHeaderProps {
  readonly title: string;
  readonly lead?: string;
  /** Keeps the header short, so that content shows on the first screen. */
  readonly isCompact?: boolean;
  /** A picture next to the heading in wide windows. */
  readonly picture?: ReactNode;
  readonly children?: ReactNode;
}

export function PageHeader({ title, lead, isCompact = false, picture, children }: PageHeaderProps) {
  return (
    <div
      className={clsx(styles.header, isCompact && styles.compact, picture !== undefined && styles.pictured)}
    >
      <PageTitle>{title}</PageTitle>
      {lead !== undefined && <p className={styles.lead}>{lead}</p>}
      {children}
      {picture !== undefined && (
        <div className={styles.picture} data-screen-only>
          {picture}
        </div>
      )}
    </div>
  );
}
