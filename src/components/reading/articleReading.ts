import type { NewsListing } from '../../content/news/article';
import { newsCategoryLabels } from '../../content/news/article';
import { newsArticles } from '../../content/news/articles.computed';
import { paths } from '../../content/paths';
import { mostSimilar } from '../../domain/mostSimilar';
import type { Reading, ReadingHome } from './reading';

export const newsHome: ReadingHome = { path: paths.news, back: 'Back to the news' };

export function articleReading(article: NewsListing): Reading {
  const { slug, title, excerpt, category, date, author, lengths } = article;
  return {
    path: paths.article(slug),
    title,
    excerpt,
    category: { id: category, label: newsCategoryLabels[category] },
    date,
    author,
    minutes: lengths.minutes,
  };
}

/** Returns related articles: those of the same category first, then the newest. */
export function relatedArticles(article: NewsListing, count: number): readonly NewsListing[] {
  const others = newsArticles.filter(({ slug }) => slug !== article.slug);
  return mostSimilar(others, ({ category }) => Number(category === article.category), count);
}
