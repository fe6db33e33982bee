import { newsDrawings } from '../../../components/art/readings/newsDrawings';
import { articleReading } from '../../../components/reading/articleReading';
import { ReadingList } from '../../../components/reading/ReadingList';
import type { NewsArticle } from '../../../content/types';

interface ArticleListProps {
  readonly title: string;
  readonly articles: readonly NewsArticle[];
}

/**
 * Related articles. Their pictures have no view transition: a page can move only one picture, the article's
 * own.
 */
export function ArticleList({ title, articles }: ArticleListProps) {
  return (
    <ReadingList
      title={title}
      items={articles.map((article) => {
        const Drawing = newsDrawings[article.id];
        return { reading: articleReading(article), picture: <Drawing /> };
      })}
    />
  );
}
