import { NotFound } from '../../../components/layout/NotFound';
import { newsHome } from '../../../components/reading/articleReading';
import { newsArticles } from '../../../content/news/articles';
import { articleLabels, newsArticleNotFound } from '../../../content/news/labels';
import { ArticleList } from './ArticleList';
import type { articleLoader } from './articleLoader';
import { ArticleView } from './ArticleView';

function ArticlePage({ content: loaded }: { readonly content: Awaited<ReturnType<typeof articleLoader>> }) {
  const article = newsArticles.find(({ id }) => id === loaded?.id);
  if (loaded && article) return <ArticleView article={article} text={loaded.text} />;
  return (
    <NotFound text={newsArticleNotFound} home={newsHome}>
      <ArticleList title={articleLabels.more} articles={newsArticles.slice(0, 4)} />
    </NotFound>
  );
}

export { ArticlePage as Component };
