import type { NewsArticle } from '../types';
import { newsArticles } from './articles';

/** What to read after an article: its own category first, then the newest. */
export function relatedArticles(article: NewsArticle, count: number): readonly NewsArticle[] {
  const isKin = (other: NewsArticle) => Number(other.category === article.category);
  return newsArticles
    .filter((other) => other.id !== article.id)
    .toSorted((a, b) => isKin(b) - isKin(a))
    .slice(0, count);
}
