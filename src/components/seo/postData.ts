import type { BlogPosting, WithContext } from 'schema-dts';
import { authorOf } from '../../content/blog/authors';
import type { TextLengths } from '../../content/longText';
import { paths } from '../../content/paths';
import type { BlogPost } from '../../content/types';
import { inPrint, signer } from './inPrint';

export function postData(post: BlogPost, lengths: TextLengths): WithContext<BlogPosting> {
  const { slug, title, meta, category, date, modified = date, tags } = post;
  return {
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    ...inPrint(paths.post(slug), lengths),
    headline: title,
    description: meta.description,
    datePublished: date,
    dateModified: modified,
    author: signer(authorOf(post).name),
    articleSection: category,
    keywords: [...tags],
  };
}
