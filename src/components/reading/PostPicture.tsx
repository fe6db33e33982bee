import { clsx } from 'clsx';
import { postLengths } from '../../content/blog/lengths';
import { paths } from '../../content/paths';
import type { BlogPost } from '../../content/types';
import { UnevenCitrus } from '../art/UnevenCitrus';
import { useIsMoving } from '../ui/movingPictures';
import styles from './PostPicture.module.css';
import { postTone } from './postTone';

interface PostPictureProps {
  readonly post: BlogPost;
  /** The picture of the page's own post, to which the one in a list moves. */
  readonly isOwn?: boolean;
  readonly className?: string | undefined;
}

/** A post's picture: the article cut into its sections, in the fruit of its category. */
export function PostPicture({ post, isOwn = false, className }: PostPictureProps) {
  const isMoving = useIsMoving(paths.post(post.slug));
  return (
    <UnevenCitrus
      shares={postLengths[post.slug].sections}
      tone={postTone(post)}
      className={clsx((isOwn || isMoving) && styles.moving, className)}
    />
  );
}
