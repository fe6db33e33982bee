import type { PostListing } from '../../content/blog/post';
import { paths } from '../../content/paths';
import * as postDrawings from '../art/readings/postDrawings';
import { NamedDrawing } from '../art/readings/ReadingPlate';

interface PostPictureProps {
  readonly post: Pick<PostListing, 'slug' | 'picture'>;
  readonly className?: string | undefined;
}

export function PostPicture({ post, className }: PostPictureProps) {
  return (
    <NamedDrawing
      name={post.picture}
      drawings={postDrawings}
      className={className}
      data-picture-of={paths.post(post.slug)}
    />
  );
}
