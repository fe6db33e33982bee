import type { BlogPosting, WithContext } from 'schema-dts';
import type { BlogPost } from '../../content/blog/post';
import { authorOf } from '../../content/blog/post';
import { paths } from '../../content/paths';
import { creativeWork, authorData } from './creativeWork';

export function postData(post: BlogPost): WithContext<BlogPosting> {
  const { slug, title, meta, category, date, modified = date, tags, lengths } = post;
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
