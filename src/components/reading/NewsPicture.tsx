import { paths } from '../../content/paths';
import type { NewsId } from '../../content/slugs';
import { newsDrawings } from '../art/readings/newsDrawings';

/** The picture of a news article. */
export function NewsPicture({ id }: { readonly id: NewsId }) {
  const Drawing = newsDrawings[id];
  return <Drawing data-picture-of={paths.article(id)} />;
}
