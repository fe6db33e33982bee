import type { BlogPosting, WithContext } from 'schema-dts';
import { authorOf } from '../../content/blog/authors';
import type { TextLengths } from '../../content/longText';
import { paths } from '../../content/paths';
import type { BlogPost } from '../../content/types';
import { creativeWork, authorData } from './creativeWork';

export function postData(post: BlogPost, lengths: TextLengths): WithContext<BlogPosting> {
  const { slug, title, meta, category, date, modified = date, tags } = post;
  return {
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    ...creativeWork(paths.post(slug), lengths),
    headline: title,
    description: meta.description,
    datePublished: date,
    dateModified: modified,
    author: authorData(authorOf(post).name),
    articleSection: category,
    keywords: [...tags],
  };
}
