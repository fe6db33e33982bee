import { useLoaderData } from 'react-router-dom';
import { newsArticles } from '../../../content/news/articles';
import { ArticleNotFound } from './ArticleNotFound';
import { ArticleView } from './ArticleView';
import type { articleLoader } from './articleLoader';

/** A news article's page, or the word that there is no such article. */
function ArticlePage() {
  const loaded = useLoaderData<Awaited<ReturnType<typeof articleLoader>>>();
  const article = newsArticles.find(({ id }) => id === loaded?.id);
  return loaded && article ? <ArticleView article={article} text={loaded.text} /> : <ArticleNotFound />;
}

export { ArticlePage as Component };
