import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { PageHeader } from '../layout/Page';
import styles from './DetailHeader.module.css';

interface DetailHeaderProps {
  readonly title: string;
  readonly subtitle: string;
  /** What one can do from here. */
  readonly actions?: ReactNode;
  /** The page's picture: a small emblem, or one as wide as its column. */
  readonly picture: ReactNode;
  readonly isPictureWide?: boolean;
  /** What the picture says, in words. */
  readonly caption: ReactNode;
  /** What stands under the heading where there is room beside the picture. */
  readonly children?: ReactNode;
}

/** The head of a service's or a tool's page: what it is, beside its place in the shop. */
export function DetailHeader({
  title,
  subtitle,
  actions,
  picture,
  isPictureWide = false,
  caption,
  children,
}: DetailHeaderProps) {
  return (
    <div className={styles.header}>
      <PageHeader title={title} lead={subtitle}>
        {actions !== undefined && <div className={styles.actions}>{actions}</div>}
      </PageHeader>
      <div className={clsx(styles.figure, isPictureWide && styles.wide)}>
        <div className={styles.picture}>{picture}</div>
        <div className={styles.caption}>{caption}</div>
      </div>
      {children}
    </div>
  );
}
