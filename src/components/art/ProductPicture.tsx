import { clsx } from 'clsx';
import type { Drawing } from '../../content/drawing';
import styles from './art.module.css';

export interface PictureProps {
  /** Empty if the text beside the picture already says it. */
  readonly alt: string;
  readonly className?: string | undefined;
  /** False if the picture is too small for readable text. */
  readonly lettered?: boolean;
}

interface ProductPictureProps extends PictureProps {
  readonly drawing: Drawing;
}

/** A picture of a product, 640 units wide and 480 high. */
export function ProductPicture({ drawing: Picture, alt, className, lettered = true }: ProductPictureProps) {
  return (
    <Picture
      lettered={lettered}
      className={clsx(styles.picture, className)}
      {...(alt === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': alt })}
    />
  );
}
