import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import styles from './art.module.css';

/** What every picture takes. An empty `alt` says that the text beside the picture already tells it. */
export interface PictureProps {
  readonly alt: string;
  readonly className?: string | undefined;
  /** False where the picture is too small for its lettering to be read: it is left out, with its key. */
  readonly lettered?: boolean | undefined;
}

interface PictureFrameProps extends PictureProps {
  /** The colour of the ground plate. */
  readonly tone?: 'pith' | 'brandSoft' | 'leafSoft' | 'plumSoft' | 'surface2';
  readonly children: ReactNode;
}

/**
 * The frame that all product pictures share: a 640 × 480 plate, named for screen readers or hidden from them. Its
 * lettering is 22 units high at least, which are 12 px on a phone of 390 px.
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
