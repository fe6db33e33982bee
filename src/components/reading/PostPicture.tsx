import { postPictures } from '../../content/blog/pictures';
import { paths } from '../../content/paths';
import { ReadingPicture } from '../art/ReadingPicture';

interface PostPictureProps {
  readonly slug: string;
  readonly className?: string | undefined;
}

export function PostPicture({ slug, className }: PostPictureProps) {
  const drawing = postPictures.get(slug);
  return (
    drawing && <ReadingPicture drawing={drawing} className={className} data-picture-of={paths.post(slug)} />
  );
}
