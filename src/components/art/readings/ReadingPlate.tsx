import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import styles from './ReadingPlate.module.css';

/** What the picture of a post or an article takes. */
export interface DrawingProps {
  readonly className?: string | undefined;
}

interface ReadingPlateProps extends DrawingProps {
  readonly tone: 'onPith' | 'onOrange' | 'onLeaf' | 'onPlum';
  readonly children: ReactNode;
}

/** The square of 96 that the pictures of posts and articles share. Hidden from screen readers: the title says it. */
export function ReadingPlate({ tone, className, children }: ReadingPlateProps) {
  return (
    <svg viewBox="0 0 96 96" className={clsx(styles.plate, styles[tone], className)} aria-hidden="true">
      {children}
    </svg>
  );
}
