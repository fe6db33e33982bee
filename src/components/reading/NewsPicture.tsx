import { articlePictures } from '../../content/news/pictures';
import { paths } from '../../content/paths';
import { ReadingPicture } from '../art/ReadingPicture';

export function NewsPicture({ slug }: { readonly slug: string }) {
  const drawing = articlePictures.get(slug);
  return drawing && <ReadingPicture drawing={drawing} data-picture-of={paths.article(slug)} />;
}
