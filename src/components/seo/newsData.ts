import type { NewsArticle as NewsArticleThing, WithContext } from 'schema-dts';
import type { NewsArticle } from '../../content/news/article';
import { newsCategoryLabels } from '../../content/news/article';
import { paths } from '../../content/paths';
import { creativeWork, authorData } from './creativeWork';

export function newsData(article: NewsArticle): WithContext<NewsArticleThing> {
  const { slug, title, meta, category, date, author, lengths } = article;
  return {
    '@context': 'https://schema.org',
    '@type': 'NewsArticle',
    genre: 'Fiction',
    ...creativeWork(paths.article(slug), lengths),
    headline: title,
    description: meta.description,
    datePublished: date,
    dateModified: date,
    author: authorData(author),
    articleSection: newsCategoryLabels[category],
  };
}
