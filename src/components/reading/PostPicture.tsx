import { paths } from '../../content/paths';
import type { BlogSlug } from '../../content/slugs';
import { postDrawings } from '../art/readings/postDrawings';

interface PostPictureProps {
  readonly slug: BlogSlug;
  readonly className?: string | undefined;
}

export function PostPicture({ slug, className }: PostPictureProps) {
  const Drawing = postDrawings[slug];
  return <Drawing className={className} data-picture-of={paths.post(slug)} />;
}
