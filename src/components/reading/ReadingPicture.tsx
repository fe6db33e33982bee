import { clsx } from 'clsx';
import type { ComponentType } from 'react';
import type { DrawingProps } from '../art/readings/ReadingPlate';
import { useIsMoving } from '../hooks/movingPictures';
import styles from './ReadingPicture.module.css';

/** Props of a post's or article's picture. */
export interface PlacedPictureProps {
  /** True on the reading's own page; view transitions morph the list's picture into this one. */
  readonly isOwn?: boolean;
  readonly className?: string | undefined;
}

interface ReadingPictureProps extends PlacedPictureProps {
  /** Path of the reading's own page. */
  readonly path: string;
  readonly drawing: ComponentType<DrawingProps>;
}

/** A reading's picture, with a view transition between lists and the reading's own page. */
export function ReadingPicture({ path, drawing: Drawing, isOwn = false, className }: ReadingPictureProps) {
  const isMoving = useIsMoving(path);
  return <Drawing className={clsx((isOwn || isMoving) && styles.moving, className)} />;
}
