import { authorOf } from '../../content/blog/authors';
import type { BlogCategory } from '../../content/blog/categories';
import { blogCategoryId } from '../../content/blog/categories';
import { postLengths } from '../../content/blog/lengths';
import { paths } from '../../content/paths';
import type { BlogPost } from '../../content/types';
import type { CitrusTone } from '../art/UnevenCitrus';
import type { Reading, ReadingHome } from './reading';

export const blogHome: ReadingHome = { path: paths.blog, back: 'Back to the blog' };

export function postReading(post: BlogPost): Reading {
  const { slug, title, excerpt, category, date, modified } = post;
  return {
    path: paths.post(slug),
    title,
    excerpt,
    category: { id: blogCategoryId(category), label: category },
    date,
    modified,
    author: authorOf(post).name,
    minutes: postLengths[slug].minutes,
  };
}

const tones: Readonly<Record<BlogCategory, CitrusTone>> = {
  Pricing: 'orange',
  Analytics: 'blood',
  'Product Discovery': 'lime',
  'Customer Service': 'pomelo',
};

export function postTone({ category }: BlogPost): CitrusTone {
  return tones[category];
}
