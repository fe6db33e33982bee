import { articleReading } from '../../../components/reading/articleReading';
import { NewsPicture } from '../../../components/reading/NewsPicture';
import { ReadingList } from '../../../components/reading/ReadingList';
import type { NewsArticle } from '../../../content/types';

interface ArticleListProps {
  readonly title: string;
  readonly articles: readonly NewsArticle[];
}

export function ArticleList({ title, articles }: ArticleListProps) {
  return (
    <ReadingList
      title={title}
      items={articles.map((article) => ({
        reading: articleReading(article),
        picture: <NewsPicture id={article.id} />,
      }))}
    />
  );
}
