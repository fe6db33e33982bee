import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import styles from './art.module.css';

/** Props of every picture. An empty `alt` means that the text beside the picture already says it. */
export interface PictureProps {
  readonly alt: string;
  readonly className?: string | undefined;
  /** False if the picture is too small for readable text. Its text and key are then hidden. */
  readonly lettered?: boolean | undefined;
}

interface PictureFrameProps extends PictureProps {
  readonly tone?: 'pith' | 'brandSoft' | 'leafSoft' | 'plumSoft' | 'surface2';
  readonly children: ReactNode;
}

/**
 * The frame of all product pictures: a 640 × 480 plate. Text is at least 22 units high, which is 12 px on a
 * 390 px phone.
 */
export function PictureFrame({
  alt,
  className,
  lettered = true,
  tone = 'pith',
  children,
}: PictureFrameProps) {
  return (
    <svg
      viewBox="0 0 640 480"
      className={clsx(styles.picture, !lettered && styles.unlettered, className)}
      {...(alt === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': alt })}
    >
      <path d="M0 0h640v480H0z" className={styles[tone]} />
      {children}
    </svg>
  );
}
