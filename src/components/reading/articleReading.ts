import { newsCategoryLabels } from '../../content/news/articles';
import { articleLengths } from '../../content/news/lengths';
import { paths } from '../../content/paths';
import type { NewsArticle } from '../../content/types';
import type { Reading, ReadingHome } from './reading';

export const newsHome: ReadingHome = { path: paths.news, back: 'Back to the news' };

export function articleReading({ id, title, excerpt, category, date, author }: NewsArticle): Reading {
  return {
    path: paths.article(id),
    title,
    excerpt,
    category: { id: category, label: newsCategoryLabels[category] },
    date,
    author,
    minutes: articleLengths[id].minutes,
  };
}
