import type { NewsListing } from '../../content/news/article';
import { newsCategoryLabels } from '../../content/news/categories';
import { paths } from '../../content/paths';
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
