import { clsx } from 'clsx';
import type { ComponentType } from 'react';
import type { DrawingProps } from '../art/readings/ReadingPlate';
import { useIsMoving } from '../ui/movingPictures';
import styles from './ReadingPicture.module.css';

/** What the picture of a post or an article takes, wherever it is. */
export interface PlacedPictureProps {
  /** Whether it is on the reading's own page, to which the one in a list moves. */
  readonly isOwn?: boolean;
  readonly className?: string | undefined;
}

interface ReadingPictureProps extends PlacedPictureProps {
  /** The address of the reading's own page. */
  readonly path: string;
  readonly drawing: ComponentType<DrawingProps>;
}

/** A reading's picture, which moves between a list and the reading's own page. */
export function ReadingPicture({ path, drawing: Drawing, isOwn = false, className }: ReadingPictureProps) {
  const isMoving = useIsMoving(path);
  return <Drawing className={clsx((isOwn || isMoving) && styles.moving, className)} />;
}
