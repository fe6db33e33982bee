import { clsx } from 'clsx';
import type { Drawing } from '../../content/drawing';
import styles from './ReadingPicture.module.css';

interface ReadingPictureProps {
  readonly drawing: Drawing;
  readonly className?: string | undefined;
  /** Path of the page that the picture belongs to. */
  readonly 'data-picture-of'?: string;
}

/** The picture of a post or news article. Hidden from screen readers: the title says the same. */
export function ReadingPicture({ drawing: Picture, className, ...rest }: ReadingPictureProps) {
  return <Picture className={clsx(styles.picture, className)} aria-hidden="true" {...rest} />;
}
