import { paths } from '../../content/paths';
import type { BlogSlug } from '../../content/slugs';
import { postDrawings } from '../art/readings/postDrawings';
import type { PlacedPictureProps } from './ReadingPicture';
import { ReadingPicture } from './ReadingPicture';

interface PostPictureProps extends PlacedPictureProps {
  readonly slug: BlogSlug;
}

/** The picture of a post. */
export function PostPicture({ slug, ...place }: PostPictureProps) {
  return <ReadingPicture path={paths.post(slug)} drawing={postDrawings[slug]} {...place} />;
}
