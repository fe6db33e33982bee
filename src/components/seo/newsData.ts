import type { NewsArticle as NewsArticleThing, WithContext } from 'schema-dts';
import type { TextLengths } from '../../content/longText';
import { newsCategoryLabels } from '../../content/news/articles';
import { paths } from '../../content/paths';
import type { NewsArticle } from '../../content/types';
import { creativeWork, authorData } from './creativeWork';

export function newsData(article: NewsArticle, lengths: TextLengths): WithContext<NewsArticleThing> {
  const { id, title, meta, category, date, author } = article;
  return {
    '@context': 'https://schema.org',
    '@type': 'NewsArticle',
    genre: 'Fiction',
    ...creativeWork(paths.article(id), lengths),
    headline: title,
    description: meta.description,
    datePublished: date,
    dateModified: date,
    author: authorData(author),
    articleSection: newsCategoryLabels[category],
  };
}
