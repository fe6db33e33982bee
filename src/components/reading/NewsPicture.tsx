import type { NewsListing } from '../../content/news/article';
import { paths } from '../../content/paths';
import * as expertiseDrawings from '../art/readings/expertiseDrawings';
import * as newsDrawings from '../art/readings/newsDrawings';
import { NamedDrawing } from '../art/readings/ReadingPlate';

const drawings = { ...newsDrawings, ...expertiseDrawings };

export function NewsPicture({ article }: { readonly article: Pick<NewsListing, 'slug' | 'picture'> }) {
  return (
    <NamedDrawing name={article.picture} drawings={drawings} data-picture-of={paths.article(article.slug)} />
  );
}
