import { mostSimilar } from '../../domain/mostSimilar';
import type { NewsListing } from './article';
import { newsArticles } from './articles.computed';

/** Returns related articles: those of the same category first, then the newest. */
export function relatedArticles(article: NewsListing, count: number): readonly NewsListing[] {
  const others = newsArticles.filter(({ slug }) => slug !== article.slug);
  return mostSimilar(others, article, ({ category }) => Number(category === article.category), count);
}
