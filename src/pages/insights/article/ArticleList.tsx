import { NewsPicture } from '../../../components/reading/NewsPicture';
import { ReadingList } from '../../../components/reading/ReadingList';
import { articleLengths } from '../../../content/news/lengths';
import { paths } from '../../../content/paths';
import type { NewsArticle } from '../../../content/types';

interface ArticleListProps {
  readonly title: string;
  readonly articles: readonly NewsArticle[];
}

/** News articles to read next. */
export function ArticleList({ title, articles }: ArticleListProps) {
  return (
    <ReadingList
      title={title}
      items={articles.map(({ id, category, ...article }) => ({
        to: paths.article(id),
        title: article.title,
        date: article.date,
        minutes: articleLengths[id].minutes,
        author: article.author,
        picture: <NewsPicture category={category} />,
      }))}
    />
  );
}
