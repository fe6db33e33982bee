import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { PageHeader } from '../layout/Page';
import styles from './DetailHeader.module.css';

interface DetailHeaderProps {
  readonly title: string;
  readonly subtitle: string;
  readonly actions?: ReactNode;
  /** A small emblem, or a picture as wide as its column. */
  readonly picture: ReactNode;
  readonly isPictureWide?: boolean;
  readonly caption: ReactNode;
  /** Content below the heading, in the space beside the picture. */
  readonly children?: ReactNode;
}

/** The header of a service or tool page, next to a picture with a caption. */
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
