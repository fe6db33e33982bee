import { paths } from '../../content/paths';
import type { NewsId } from '../../content/slugs';
import { newsDrawings } from '../art/readings/newsDrawings';
import type { PlacedPictureProps } from './ReadingPicture';
import { ReadingPicture } from './ReadingPicture';

interface NewsPictureProps extends PlacedPictureProps {
  readonly id: NewsId;
}

/** The picture of a news article. */
export function NewsPicture({ id, ...place }: NewsPictureProps) {
  return <ReadingPicture path={paths.article(id)} drawing={newsDrawings[id]} {...place} />;
}
