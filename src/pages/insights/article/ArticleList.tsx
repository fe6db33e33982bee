import { newsDrawings } from '../../../components/art/readings/newsDrawings';
import { articleReading } from '../../../components/reading/articleReading';
import { ReadingList } from '../../../components/reading/ReadingList';
import type { NewsArticle } from '../../../content/types';

interface ArticleListProps {
  readonly title: string;
  readonly articles: readonly NewsArticle[];
}

/**
 * Articles to read next. Their pictures stay where they are: only one of a page can move, and an article’s page has its
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
